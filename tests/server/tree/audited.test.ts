import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Why the audit log does not watch a table. */
const unwatched: Record<string, string> = {
  accounts: 'balances move by transactions, which are watched',
  attempt_questions: 'each person’s own',
  audit_changes: 'the log itself',
  audit_entries: 'the log itself',
  block_pictures: 'follow from the texts of blocks, which are watched',
  calendar_feeds: 'each person’s own, with a secret address',
  commitments: 'follow from sessions',
  content_import_rows: 'a file’s rows; its import is watched',
  contents: 'follow from bundles, which are watched',
  countries: 'not edited',
  entries: 'the postings of transactions, which are watched',
  gateway_events: 'come from gateways',
  idempotency_keys: 'the server’s own',
  media_uploads: 'files on their way',
  mock_days: 'each person’s own',
  kept_values: 'each person’s own',
  notification_deliveries: 'the server’s own',
  notification_preferences: 'each person’s own',
  notification_settings: 'each person’s own',
  notifications: 'follow from what is watched',
  oauth_requests: 'a sign-in',
  one_time_links: 'a sign-in, with secrets',
  passkey_challenges: 'a sign-in, with secrets',
  passkeys: 'each person’s own',
  payment_histories: 'follow from movements, which are watched',
  push_subscriptions: 'each person’s own, with keys',
  question_counts: 'follow from attempts',
  recovery_codes: 'each person’s own, with secrets',
  library_notes: 'a person’s own notes',
  review_cards: 'each person’s own',
  review_logs: 'each person’s own',
  review_settings: 'each person’s own',
  session_events: 'a history of its own',
  session_marksheets: 'drafts; a release is watched',
  session_notes: 'private notes',
  sign_ins: 'a sign-in, with secrets',
  spent_tokens: 'a sign-in, with secrets',
  test_attempts: 'each person’s own',
}

it('the audit log watches every table, or there is a reason why not: `select audit_table(name, own)` in its migration', async () => {
  const { rows } = await app.services.database.query({
    text: `select t.table_name as name, exists (select 1 from information_schema.triggers g where g.event_object_table = t.table_name
        and g.trigger_name = t.table_name || '_audit') as watched
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  })
  const decided = rows.map(({ name, watched }) => ({ name, decided: watched !== String(name) in unwatched }))
  expect(decided.filter((each) => !each.decided)).toEqual([])
})
