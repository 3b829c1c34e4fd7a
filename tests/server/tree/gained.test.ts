import { afterAll, beforeAll, expect, it } from 'vitest'
import { nouns } from '../../../server/nouns'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Tables of people whose rows let nobody in and send nothing to a place of its own, and why the others here need no `gained`. */
const opensNothing = {
  'ends with every sign-in': ['sign_ins', 'viewings', 'media_uploads'],
  'is ended by the undoing itself': ['email_changes'],
  'is sent to the address of the time': ['notification_deliveries'],
  'is read by whoever is signed in': [
    ...[
      'busy_calendars',
      'busy_times',
      'notifications',
      'notification_preferences',
      'notification_settings',
      'kept_values',
      'payment_histories',
    ],
    ...['user_messages', 'user_notes', 'user_practice_areas', 'user_session_types', 'adjustments', 'exam_sittings'],
    ...[
      'accounts',
      'transactions',
      'billing_documents',
      'billing_sessions',
      'billing_subscriptions',
      'billing_transactions',
      'payment_customers',
      'payment_methods',
      'payment_returns',
      'coupon_uses',
      'purchase_parts',
      'royalties',
      'session_notes',
      'no_show_disputes',
      'drive_files',
      'mocks',
    ],
    ...['session_attendees', 'session_events', 'session_declines', 'session_marksheets', 'availability_rules'],
    ...['availability_exceptions', 'commitments', 'audit_entries', 'question_corrections', 'question_reports'],
    ...[
      'question_estimates',
      'access_requests',
      'answers_to_mark',
      'content_imports',
      'google_accounts',
      'library_notes',
      'library_places',
      'members',
      'meeting_members',
      'meetings',
      'mock_days',
      'own_cards',
      'review_cards',
    ],
    ...[
      'review_logs',
      'review_settings',
      'study_group_answers',
      'study_group_invitation_uses',
      'study_group_invitations',
      'study_group_posts',
      'study_plans',
      'test_attempts',
    ],
  ],
  'is given by staff': ['user_roles', 'mock_permissions', 'bundle_authors', 'library_permissions'],
}

it('every table of people is taken back when a change of address is undone, or opens nothing: its noun says so in `gained`', async () => {
  const { rows } = await app.services.database.query({
    text: `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  })
  const gained = nouns.flatMap((each) => Object.keys(each.gained ?? {}))
  const known = [...gained, ...Object.values(opensNothing).flat()].sort()
  expect(known).toEqual([...new Set(known)])
  expect(known).toEqual(rows.map(({ name }) => name))
})

it('what is gained has the instant of gaining, and belongs to a person', async () => {
  for (const { gained = {} } of nouns)
    for (const [table, column] of Object.entries(gained)) {
      const { rows } = await app.services.database.query({
        text: `select data_type as type from information_schema.columns where table_name = $1 and column_name = any($2) order by 1`,
        values: [table, [column, 'user_id']],
      })
      expect([table, ...rows.map(({ type }) => type)]).toEqual([table, 'timestamp with time zone', 'uuid'])
    }
})
