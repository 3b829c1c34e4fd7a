import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folded } from '../../../../rules/folded'
import { newId } from '../../../../server/kernel/database/columns'
import { startEmbedded } from '../../../../server/kernel/database/embedded-client'
import { migrate } from '../../../../server/kernel/database/migrate'
import { root } from '../../../../server/kernel/root'

/** Whatever follows this migration changes rows that a school has already. */
const LAST = '20261125211534'
const migrations = join(root, 'server/migrations')
const server = process.env.DATABASE_URL_TEST
const name = `articled_carried_${process.pid}`

interface Client {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}

let client: Client
const run = async (text: string, values: unknown[] = []) => (await client.query({ text, values })).rows
/** All of it, or nothing. */
async function transaction<Result>(work: () => Promise<Result>): Promise<Result> {
  await run('begin')
  try {
    const result = await work()
    await run('commit')
    return result
  } catch (error) {
    await run('rollback')
    throw error
  }
}

/** An empty database: in memory where it is the embedded one. */
async function open(): Promise<Client> {
  if (!server) return startEmbedded({})
  await onServer(server, `create database ${name}`)
  const own = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: `/${name}` }).href })
  await own.connect()
  return {
    query: (statement) => own.query(statement),
    async close() {
      await own.end()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(connectionString: string, text: string) {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query(text).finally(() => admin.end())
}

const [area, type, category] = [newId(), newId(), newId()]
const people = [
  ['Zoë', 'O’Brien'],
  ['Ana', "D'Ávila"],
  ['Ægir', 'Ångström'],
  ['', ''],
].map(([first, last]) => ({ id: newId(), first, last }))
const [candidate, tutor, interviewer, nameless] = people as [Person, Person, Person, Person]
type Person = (typeof people)[number]
const session = { one: newId(), withoutTutor: newId(), ofNobody: newId(), nameless: newId() }
const bundle = { plain: newId(), marked: newId() }
const [wallet, revenue] = [newId(), newId()]
const [purchase, fee, named, unnamed] = [newId(), newId(), newId(), newId()]

/** A movement between the candidate's wallet and the school. */
const move = (id: string, kind: string, amount: number, reverses: string | null) =>
  transaction(async () => {
    await run(
      `insert into transactions (id, user_id, type, description, amount, balance_after, reverses_id) values ($1, $2, $3, 'A movement', $4, 0, $5)`,
      [id, candidate.id, kind, amount, reverses],
    )
    for (const [account, part] of [
      [wallet, amount],
      [revenue, -amount],
    ])
      await run('insert into entries (id, transaction_id, account_id, amount) values ($1, $2, $3, $4)', [
        ...[newId(), id, account, part],
      ])
  })

async function fill() {
  for (const { id, first, last } of people)
    await run('insert into users (id, first_name, last_name, email) values ($1, $2, $3, $4)', [
      ...[id, first, last, `${id}@example.com`],
    ])
  await run(`insert into practice_areas (id, name, short_name) values ($1, 'Crime', 'C')`, [area])
  await run(
    `insert into session_types (id, "group", mode, tech_name, name, short_name, price, reschedule_price) values ($1, 'oral', 'live', 'type', 'Interview', 'I', 1, 1)`,
    [type],
  )
  for (const id of Object.values(session))
    await run(
      `insert into sessions (id, session_type_id, practice_area_id, name, short_name, start_at, end_at)
        values ($1, $2, $3, 'Café interview', 'I', '2026-12-01T10:00Z', '2026-12-01T11:00Z')`,
      [id, type, area],
    )
  for (const [sessionId, { id }, role] of [
    [session.one, candidate, 'candidate'],
    [session.one, tutor, 'tutor'],
    [session.one, interviewer, 'interviewer'],
    [session.withoutTutor, candidate, 'candidate'],
    [session.nameless, nameless, 'candidate'],
  ] as const)
    await run('insert into session_attendees (id, session_id, user_id, role) values ($1, $2, $3, $4)', [
      ...[newId(), sessionId, id, role],
    ])
  await run(`insert into library_categories (id, title) values ($1, 'Éire')`, [category])
  for (const [id, title] of [
    [bundle.plain, 'Contracts'],
    [bundle.marked, 'Naïve façades'],
  ]) {
    const content = newId()
    await run(`insert into contents (id, title) values ($1, 'A content')`, [content])
    await run(
      `insert into content_blocks (id, content_id, type, subtype, title, complete) values ($1, $2, 'text', 'text', 'Entrée clauses', true)`,
      [newId(), content],
    )
    await run(
      `insert into bundles (id, content_id, category_id, title, description) values ($1, $2, $3, $4, '<p>Résumé</p>')`,
      [...[id, content, category, title]],
    )
  }
  await run(`insert into library_slides (id, bundle_id, title) values ($1, $2, 'Coöperation')`, [newId(), bundle.plain])
  await run(`insert into accounts (id, kind, user_id) values ($1, 'wallet', $2)`, [wallet, candidate.id])
  await run(`insert into accounts (id, kind, name) values ($1, 'revenue', 'carried')`, [revenue])
  await move(newId(), 'top_up', 20_000, null)
  await move(purchase, 'purchase', -7_000, null)
  await move(fee, 'fee', -1_000, null)
  await move(named, 'refund', 3_000, purchase)
  await move(unnamed, 'refund', 500, null)
}

beforeAll(async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'articled-earlier-'))
  for (const file of readdirSync(migrations))
    if (file.slice(0, LAST.length) <= LAST) copyFileSync(join(migrations, file), join(earlier, file))
  client = await open()
  await migrate(client, earlier)
  rmSync(earlier, { recursive: true })
  await fill()
  await migrate(client, migrations)
})
afterAll(() => client?.close())

it('sessions of an earlier version are sorted by the folded names of who attends them', async () => {
  const rows = await run('select id, candidate_name as candidate, tutor_name as tutor from sessions')
  const nameOf = ({ last, first }: Person) => folded(`${last} ${first}`)
  const byId = Object.fromEntries(rows.map(({ id, candidate, tutor }) => [id, [candidate, tutor]]))
  expect(byId).toEqual({
    [session.one]: ['obrien zoe', 'angstrom aegir'],
    [session.withoutTutor]: ['obrien zoe', null],
    [session.ofNobody]: [null, null],
    [session.nameless]: [null, null],
  })
  expect(nameOf(candidate)).toBe('obrien zoe')
  expect([nameOf(tutor), nameOf(interviewer)].sort()[0]).toBe('angstrom aegir')
})

it('bundles of an earlier version are found by words without marks: of title, description, blocks and slides', async () => {
  const found = async (words: string) =>
    (
      await run(`select id from bundles where words @@ websearch_to_tsquery('english', unmarked($1)) order by id`, [
        words,
      ])
    ).map(({ id }) => id)
  const both = Object.values(bundle).sort()
  for (const each of ['facades', 'façades', 'naive']) expect(await found(each)).toEqual([bundle.marked])
  for (const each of ['resume', 'résumé', 'entree', 'entrée']) expect(await found(each)).toEqual(both)
  expect(await found('cooperation')).toEqual([bundle.plain])
})

it('people and sessions of an earlier version are in the indexes of folded names', async () => {
  const found = (table: string, column: string, text: string) =>
    transaction(async () => {
      // An index that is not asked says nothing of what it holds.
      await run('set local enable_seqscan = off')
      const like = `folded(${column}) like '%' || folded($1) || '%'`
      return (await run(`select count(*)::int as count from ${table} where ${like}`, [text]))[0]?.count
    })
  expect(await found('users', 'full_name', "Zoe O'Brien")).toBe(1)
  expect(await found('users', 'full_name', 'D’Avila')).toBe(1)
  expect(await found('sessions', 'name', 'cafe')).toBe(Object.keys(session).length)
})

it('refunds of an earlier version name what they named; together with later ones they give back no more than was paid', async () => {
  const rows = await run(`select id, reverses_id as of from transactions where type = 'refund'`)
  expect(Object.fromEntries(rows.map(({ id, of }) => [id, of]))).toEqual({ [named]: purchase, [unnamed]: null })
  const refusal = (amount: number, of: string) => move(newId(), 'refund', amount, of).catch((error) => error)
  expect(await refusal(4_001, purchase)).toMatchObject({ constraint: 'refund_within_payment' })
  expect(await refusal(4_000, purchase)).toBeUndefined()
  // Of the fee 1,000 are left, but the refund that names nothing counts against all that was paid.
  expect(await refusal(501, fee)).toMatchObject({ constraint: 'refund_within_payment' })
  expect(await refusal(500, fee)).toBeUndefined()
})

it('sessions of an earlier version have no number of a calendar entry yet', async () => {
  const [row] = await run(`select count(*)::int as count, count(invitation_sequence)::int as invited from sessions`)
  expect(row).toEqual({ count: 4, invited: 0 })
})
