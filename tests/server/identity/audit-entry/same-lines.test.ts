import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import type { Connection } from '../../../../server/kernel/database/database'
import { root } from '../../../../server/kernel/root'
import { explored } from '../../../explored'
import { type School, school } from '../../room/session/school'

let app: School
let sessionId: string
beforeAll(async () => {
  app = await school()
  sessionId = await app.session({ status: 'booked' })
})
afterAll(() => app.close())

const MOST = explored ? 1_000 : 300
const AT = '2026-11-26T00:00:00.000Z'

/** The functions of the log as they were when each value was a statement of its own; only how a long value ends is as it is now. */
const BASELINE = '20261125000000_baseline.sql'
const WORDS = '20261125210615_private-words-in-the-audit-log.sql'
const former = (
  [
    [BASELINE, 'audit_part'],
    [WORDS, 'audit_is_private'],
    [WORDS, 'audit_row'],
  ] as const
).map(([file, name]) => {
  const statements = readFileSync(join(root, 'server/migrations', file), 'utf8').split('--> statement-breakpoint')
  const found = statements.find((text) => new RegExp(`CREATE (OR REPLACE )?FUNCTION ${name}\\(`).test(text))
  return String(found)
    .replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')
    .replace(/left\(([^,]+), 2000\)/g, 'audit_value($1)')
})

/** The same numbers in each run. */
function numbers() {
  let seed = 20261126
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
}

const texts = [
  null,
  '',
  '•••',
  'O’Brien',
  `a "quote" and a \\ and a | and 3:abc`,
  'two\nlines\tand a tab',
  '😀'.repeat(2_001),
  '{"a": 1}',
]
const documents = [null, {}, { a: [1.5, 2e20, null], ключ: 'слово' }, [], 'text', 0.1]
const times = [null, '2026-03-29T01:30:00.123Z', '1999-12-31T23:59:59Z', 'infinity']
const columns: Record<string, [table: string, values: readonly unknown[]]> = {
  nickname: ['users', texts],
  summary: ['users', texts],
  first_name: ['users', texts],
  zoom_id: ['users', texts],
  meta: ['users', documents],
  last_seen_at: ['users', times],
  disabled_at: ['users', times],
  follow_up: ['users', [null, '2026-11-26', '0044-03-15 BC']],
  review: ['sessions', texts],
  internal_review: ['sessions', texts],
  extra_tasks: ['sessions', documents],
  final_mark: ['sessions', [null, 3.1999999999999997, 0, 1e-7, 5]],
  marked: ['sessions', times],
  price: ['sessions', [0, 12_000]],
  reminded_at: ['sessions', times],
  answer_version: ['sessions', [0, 1, 2]],
}

/** An update of some columns of one table with their values. */
function updateOf(next: (below: number) => number) {
  const table = ['users', 'sessions'][next(2)] as string
  const names = Object.keys(columns).filter((name) => columns[name]?.[0] === table && next(3) === 0)
  const all = ['updated_at', ...names]
  const values = all.map((name) => {
    const of = columns[name]?.[1] ?? ['2026-01-01', '2026-01-02', '2026-01-03']
    const value = of[next(of.length)]
    return columns[name]?.[1] === documents && value !== null ? JSON.stringify(value) : value
  })
  const text = `update ${table} set ${all.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`
  return { text, values: [table === 'users' ? app.student.id : sessionId, ...values] }
}

/** What the log has of the same acts, by the functions that are there or by others; nothing of it stays. */
async function linesOf(
  acts: readonly { id: string; statements: { text: string; values: unknown[] }[] }[],
  by: string[],
) {
  const undo = new Error('undone')
  let lines: Record<string, unknown>[] = []
  const work = async ({ query }: Connection) => {
    for (const text of by) await query({ text })
    for (const { id, statements } of acts) {
      const acting = { id, at: AT, actor: app.staff.id, operation: 'test', network: '::1' }
      await query({ text: `select set_config('articled.audit', $1, true)`, values: [JSON.stringify(acting)] })
      for (const statement of statements) await query(statement)
    }
    const { rows } = await query({
      text: `select e.operation, e.inserted_at, e.actor_id, e.network, e.user_agent, c.entry_id, c.kind, c.record, c.record_id, c.user_id, c.field, c.before, c.after, c.digest
        from audit_changes c join audit_entries e on e.id = c.entry_id where c.entry_id = any($1::uuid[]) order by c.line`,
      values: [acts.map(({ id }) => id)],
    })
    lines = rows
    throw undo
  }
  await app.services.database.transaction(work).catch((error) => {
    if (error !== undo) throw error
  })
  return lines
}

it('the log has the same lines and digests of generated updates as when each value was a statement of its own', {
  timeout: 60_000,
}, async () => {
  const next = numbers()
  const role = newId()
  const rows = [
    {
      text: 'insert into roles (id, name, abilities, inserted_at, updated_at) values ($1, $2, $3, $4, $4)',
      values: [role, 'A role', '["view_audit_log"]', AT],
    },
    { text: 'insert into user_roles (user_id, role_id) values ($1, $2)', values: [app.student.id, role] },
    { text: 'delete from roles where id = $1', values: [role] },
    {
      text: 'insert into user_notes (id, user_id, author_id, text, inserted_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
      values: [role, app.student.id, app.staff.id, 'PRIVATE', AT],
    },
  ]
  const acts = [
    { id: newId(), statements: rows },
    ...Array.from({ length: MOST }, () => ({ id: newId(), statements: [updateOf(next)] })),
  ]
  const before = await linesOf(acts, former)
  const now = await linesOf(acts, [])
  const { rows: derived } = await app.services.database.query({
    text: 'select record, field from jsonb_to_recordset($1::jsonb) as said(record text, field text) where audit_is_derived(record, field)',
    values: [JSON.stringify(before)],
  })
  const leftOut = new Set(derived.map(({ record, field }) => `${record}.${field}`))
  expect([...leftOut]).toEqual(['sessions.answer_version'])
  expect(now).toEqual(before.filter(({ record, field }) => !leftOut.has(`${record}.${field}`)))
  expect(now.length).toBeGreaterThan(MOST)
})
