import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nouns } from '../../../server/nouns'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Columns for words whose every change the log keeps in full: they are the school's own, or what an act is judged by. */
const recordedWords = [
  'billing_packages.description',
  'billing_sessions.metadata',
  'billing_transactions.metadata',
  'bundles.description',
  'content_blocks.answer',
  'content_blocks.metadata',
  'content_imports.message',
  'content_imports.notes',
  'coupons.metadata',
  'drive_files.content',
  'drive_files.metadata',
  'identities.subject',
  'library_categories.description',
  'library_slides.meta',
  'library_subcategories.description',
  'meetings.cancel_reason',
  'meetings.description',
  'meetings.event_description',
  'mocks.suggested_answer',
  'no_show_disputes.reason',
  'payment_returns.reason',
  'question_corrections.reason',
  'session_types.description',
  'sessions.cancel_reason',
  'sessions.correction',
  'sessions.review',
  'sessions.unready_message',
  'study_groups.description',
  'transactions.description',
]

/** Columns with such a name whose changes the log keeps all the same: what people agreed to, and what bookings and money name. */
const recordedCounts = [
  'session_type_policies.version',
  'session_types.policy_version',
  'users.price_policy_version',
  'users.privacy_policy_version',
  'users.terms_conditions_version',
]

const ofKernel = { idempotency_keys: 'the server’s own' }
const unwatched: Record<string, string> = Object.assign({}, ofKernel, ...nouns.map((noun) => noun.unwatched))

it('the audit log watches every table, or its noun says in `unwatched` why not: `select audit_table(name, own)` in its migration', async () => {
  const { rows } = await app.services.database.query({
    text: `select t.table_name as name, exists (select 1 from information_schema.triggers g where g.event_object_table = t.table_name
        and g.trigger_name = t.table_name || '_audit') as watched
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  })
  const decided = rows.map(({ name, watched }) => ({ name, decided: watched !== String(name) in unwatched }))
  expect(decided.filter((each) => !each.decided)).toEqual([])
  const names = rows.map(({ name }) => name)
  expect(Object.keys(unwatched).filter((name) => !names.includes(name))).toEqual([])
})

/** The tables of nouns that have nothing of a person: all words in them are the school's own. */
const ofSchool = new Set(
  nouns
    .flatMap(({ erasure, entities }) => (erasure === 'nothing of a person' ? entities : []))
    .map(({ table }) => getTableName(table)),
)

it('of words that people write, it keeps none that are private: `audit_is_private` in a migration, or the list above', async () => {
  const { rows } = await app.services.database.query({
    text: `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.triggers g on g.event_object_table = c.table_name and g.trigger_name = c.table_name || '_audit'
      where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and not audit_is_private(c.table_name, c.column_name)
        and c.column_name ~ '(note|text|message|subject|reason|answer$|meta|review|comment|body|content$|description|correction)' group by 1 order by 1`,
  })
  const ofPeople = rows.map(({ name }) => String(name)).filter((name) => !ofSchool.has(name.split('.')[0] ?? ''))
  expect(ofPeople).toEqual(recordedWords)
})

it('of what the database or the product works out, it keeps none: `audit_is_derived` in a migration, or the list above', async () => {
  const { rows } = await app.services.database.query({
    text: `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.triggers g on g.event_object_table = c.table_name and g.trigger_name = c.table_name || '_audit'
      where c.table_schema = 'public' and not audit_is_derived(c.table_name, c.column_name)
        and (c.is_generated = 'ALWAYS' or c.data_type = 'tsvector' or c.column_name ~ '(version|sequence|ahead|candidate_name|tutor_name|last_seen|last_used)')
      group by 1 order by 1`,
  })
  expect(rows.map(({ name }) => name)).toEqual(recordedCounts)
})

it('what it leaves out is there', async () => {
  const { rows } = await app.services.database.query({
    text: `select named[1] as name from regexp_matches(pg_get_functiondef('audit_is_derived'::regproc), '''([a-z_]+[.][a-z_]+)''', 'g') named
      where not exists (select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name || '.' || c.column_name = named[1])`,
  })
  expect(rows).toEqual([])
})

it('what it watches, it also blanks when a person is erased', async () => {
  const { rows } = await app.services.database.query({
    text: `select tgrelid::regclass::text as name, count(*)::int as triggers from pg_trigger
      where not tgisinternal and tgname in (tgrelid::regclass::text || '_audit', tgrelid::regclass::text || '_erased') group by 1 having count(*) <> 2`,
  })
  expect(rows).toEqual([])
})
