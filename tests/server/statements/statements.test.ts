import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { callOf, outcomeOf, send } from '../access/matrix/calls'
import { makeWorlds, sheets } from '../access/matrix/index'
import { keep } from '../access/matrix/rewind'
import { type Kind, kinds, type Row, type Sheet } from '../access/matrix/table'
import type { World } from '../access/matrix/world/index'
import { NOON } from '../access/matrix/world/moment'
import { listenToStatements, statementsOf } from './heard'

/** The table of a noun, beside its matrix. */
const fileOf = (name: string) => join(import.meta.dirname, '..', name, 'statements.txt')
const PREFERRED: readonly Kind[] = ['student', 'tutor', 'admin', 'anonymous']
/** The server prepares a statement at its second use. */
const CALLS = 3

let app: TestApp
let world: World
let worldOf: (sheet: Sheet) => World
let deafen: () => void
beforeAll(async () => {
  deafen = listenToStatements()
  app = await build()
  ;({ world, worldOf } = await makeWorlds(app))
  // The queue sends mails in its own next turn, which is no part of the operation.
  app.services.jobs.wake = () => {}
}, 120_000)
afterAll(async () => {
  await app.close()
  deafen()
})

const isAnswer = (outcome: string | undefined) => ['ok', 'none', 'some', 'all'].includes(outcome ?? '')
const callerOf = (row: Row) => [...PREFERRED, ...kinds].find((kind) => isAnswer(row.expected[kind]))

interface Count {
  name: string
  statements: number
  prepared: number
}

async function count(row: Row, sheet: Sheet, putBack: () => Promise<void>): Promise<Count[]> {
  const kind = callerOf(row)
  const made = callOf(app, worldOf(sheet), sheet, row)
  if (!kind || made.kind === 'subscription') return []
  const who = kind === 'anonymous' ? null : world.people[kind]
  for (let calls = 1; ; calls++) {
    // Each call is later than the minute for which the server remembers its reads.
    app.services.clock.set(new Date(NOON.getTime() + calls * 90_000))
    // The server already knows the caller, as it does on an open page.
    await app.send('{ __typename }', {}, who)
    const { heard, result } = await statementsOf(() => send(app, made, who))
    const was = await outcomeOf(app, made, result)
    await putBack()
    if (!isAnswer(was)) throw new Error(`${row.name} as ${kind} was ${was}`)
    if (calls < CALLS) continue
    return [{ name: row.name, statements: heard.length, prepared: heard.filter(({ isPrepared }) => isPrepared).length }]
  }
}

const written = (counts: readonly Count[]) =>
  [
    'SQL statements that each operation sends, and how many of them are prepared; written by tests/server/statements',
    ...counts.map(({ name, statements, prepared }) => `${name.padEnd(44)} ${statements} ${prepared}`),
    '',
  ].join('\n')

const read = (text: string): Count[] =>
  [...text.matchAll(/^(\S+) +(\d+) (\d+)$/gm)].map(([, name = '', statements, prepared]) => ({
    name,
    statements: Number(statements),
    prepared: Number(prepared),
  }))

it('each operation sends as many statements as the table beside its matrix says, `UPDATE_STATEMENTS=1` writes it anew', {
  timeout: 300_000,
}, async () => {
  const { changed, rewind } = await keep(app)
  const putBack = async () => {
    const touched = await changed()
    if (touched.length) await rewind(touched)
    // However late the queue's own turn comes: a person for whom many pushes wait is sent no more of them, which is a statement less.
    await app.services.database.query({
      text: `delete from pgboss.job where name = 'push' and state in ('created', 'retry')`,
    })
  }
  const counts = new Map<string, Count[]>()
  for (const [name, sheet] of sheets) {
    const own: Count[] = []
    for (const row of sheet.rows) own.push(...(await count(row, sheet, putBack)))
    counts.set(name, own)
  }
  const isServer = app.services.database.kind === 'server'
  if (isServer && process.env.UPDATE_STATEMENTS)
    for (const [name, own] of counts) writeFileSync(fileOf(name), written(own))
  const shown = (all: readonly Count[]) =>
    all.map(({ name, statements, prepared }) => `${name} ${statements}${isServer ? ` ${prepared}` : ''}`)
  const kept = (name: string) => (existsSync(fileOf(name)) ? read(readFileSync(fileOf(name), 'utf8')) : [])
  expect([...counts].flatMap(([, own]) => shown(own))).toEqual([...counts].flatMap(([name]) => shown(kept(name))))
})
