import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { explored } from '../../explored'
import { listen, until } from '../kernel/realtime/clients'
import { type Call, callOf, operationsOf, outcomeOf, send } from './matrix/calls'
import { makeWorlds, sheets } from './matrix/index'
import { keep } from './matrix/rewind'
import { follow, stir } from './matrix/subscriptions'
import { type Kind, kinds, type Outcome, type Row, type Sheet, sampleOf } from './matrix/table'
import type { World } from './matrix/world/index'
import { NOON } from './matrix/world/moment'

/** The outcomes that are not refusals. */
const answers = new Set<string>(['ok', 'none', 'some', 'all'])

let app: TestApp
let world: World
let worldOf: (sheet: Sheet) => World
let kept: Awaited<ReturnType<typeof keep>>
beforeAll(async () => {
  app = await build()
  ;({ world, worldOf } = await makeWorlds(app))
  kept = await keep(app)
}, 120_000)
afterAll(() => app.close())

const callsOf = (sheet: Sheet) => sheet.rows.map((row) => ({ row, call: callOf(app, worldOf(sheet), sheet, row) }))
const all = () => [...sheets.values()].flatMap(callsOf)
const whoIs = (kind: Kind) => (kind === 'anonymous' ? null : world.people[kind])

/** Lists the cells that differ from their table. */
const unexpectedIn = (results: { row: Row; kind: Kind; was: Outcome | string }[]) =>
  results.flatMap(({ row, kind, was }) =>
    was === row.expected[kind] ? [] : [`${row.name} as ${kind}: ${was}, and not ${row.expected[kind]}`],
  )

describe('the access matrix', () => {
  it('has a row for each operation of the schema', () => {
    const written = new Set<string>(all().map(({ row }) => row.operation))
    const missing = operationsOf(app.schema).filter(({ field }) => !written.has(field.name))
    expect(missing.map(({ field }) => field.name)).toEqual([])
  })

  it.each([...sheets.keys()])(
    'holds for the queries and mutations of %s, and a refusal leaves no trace',
    { timeout: 120_000 },
    async (noun) => {
      async function call(row: Row, made: Call, kind: Kind) {
        app.services.clock.set(NOON)
        const was = await outcomeOf(app, made, await send(app, made, whoIs(kind)))
        const touched = made.kind === 'mutation' ? await kept.changed() : []
        if (touched.length) await kept.rewind(touched)
        const wrongly = touched.length > 0 && !answers.has(was)
        return { row, kind, was: wrongly ? `${was} after a change of ${touched.map(({ id }) => id)}` : was }
      }
      const results: Parameters<typeof unexpectedIn>[0] = []
      for (const [at, { row, call: made }] of callsOf(sheets.get(noun) as Sheet).entries())
        if (made.kind !== 'subscription')
          for (const kind of explored ? kinds : sampleOf(row, at)) results.push(await call(row, made, kind))
      expect(unexpectedIn(results)).toEqual([])
    },
  )

  it('names the people whom each subscription reaches', { timeout: 60_000 }, async () => {
    const address = await listen(app)
    const followed = all().filter(({ call: { kind } }) => kind === 'subscription')
    const calls = followed.map(({ call: made }) => made)
    const followers = await Promise.all(
      kinds.map(async (kind) => ({ kind, follower: await follow(address, calls, whoIs(kind)) })),
    )
    const results = () =>
      followers.flatMap(({ kind, follower }) => {
        const was = follower.outcomes()
        return followed.map(({ row }, at) => ({ row, kind, was: was[at] ?? 'silent' }))
      })
    const isHeard = () => results().every(({ row, kind, was }) => row.expected[kind] !== 'ok' || was === 'ok')

    await stir(app, world)
    await until(isHeard).catch(() => 'the comparison says who has not heard')
    // Each row's changes are told one after the other, so whoever hears a second one shows that the first was told to all.
    const before = followers.flatMap(({ follower }) => follower.counts())
    await stir(app, world)
    await until(() =>
      followers.flatMap(({ follower }) => follower.counts()).every((count, at) => !before[at] || count > before[at]),
    )
    await Promise.all(followers.map(({ follower }) => follower.answered()))

    expect(unexpectedIn(results())).toEqual([])
    await Promise.all(followers.map(({ follower }) => follower.leave()))
  })
})
