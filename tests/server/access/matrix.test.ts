import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { listen, quiet, until } from '../realtime/clients'
import { type Call, callOf, operationsOf, outcomeOf, send } from './matrix/calls'
import { sheets } from './matrix/index'
import { keep } from './matrix/rewind'
import { follow, stir } from './matrix/subscriptions'
import { type Kind, kinds, type Outcome, type Row } from './matrix/table'
import { makeWorld, type World } from './matrix/world/index'
import { NOON } from './matrix/world/moment'

/** What is no refusal. */
const answers = new Set<string>(['ok', 'none', 'some', 'all'])

let app: TestApp
let world: World
beforeAll(async () => {
  app = await build()
  world = await makeWorld(app)
}, 120_000)
afterAll(() => app.close())

const all = () => sheets.flatMap((sheet) => sheet.rows.map((row) => ({ row, call: callOf(app, world, sheet, row) })))
const whoIs = (kind: Kind) => (kind === 'anonymous' ? null : world.people[kind])

/** What each cell says and does not hold. */
function compare(results: { row: Row; kind: Kind; was: Outcome | string }[]) {
  const unexpected = results.flatMap(({ row, kind, was }) =>
    was === row.expected[kind] ? [] : [`${row.name} as ${kind}: ${was}, and not ${row.expected[kind]}`],
  )
  process.stdout.write(`access matrix: ${results.length} cells, ${unexpected.length} unexpected\n`)
  expect(unexpected).toEqual([])
}

describe('the access matrix', () => {
  it('has a row for each operation of the schema', () => {
    const written = new Set<string>(all().map(({ row }) => row.operation))
    const missing = operationsOf(app.schema).filter(({ field }) => !written.has(field.name))
    expect(missing.map(({ field }) => field.name)).toEqual([])
  })

  it('is what each query and mutation answers each kind of person, and what is refused leaves no trace', {
    timeout: 300_000,
  }, async () => {
    const { changed, rewind } = await keep(app)
    const results: Parameters<typeof compare>[0] = []
    async function call(row: Row, made: Call, kind: Kind) {
      app.services.clock.set(NOON)
      const was = await outcomeOf(app, made, await send(app, made, whoIs(kind)))
      const touched = made.kind === 'mutation' ? await changed() : []
      if (touched.length) await rewind(touched)
      const wrongly = touched.length > 0 && !answers.has(was)
      results.push({ row, kind, was: wrongly ? `${was} after a change of ${touched.map(({ id }) => id)}` : was })
    }
    for (const { row, call: made } of all())
      if (made.kind !== 'subscription') for (const kind of kinds) await call(row, made, kind)
    compare(results)
  })

  it('is whom the changes of each subscription reach', { timeout: 60_000 }, async () => {
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
    await quiet()

    compare(results())
    await Promise.all(followers.map(({ follower }) => follower.leave()))
  })
})
