import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nouns } from '../../../server/nouns'
import { build, type Person, type TestApp } from '../../build'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin' })
})
afterAll(() => app.close())

const byConstraint = Object.assign({}, ...nouns.map(({ constraints }) => constraints))

/** The reason why a person's input never breaks these: the product makes the value, or writes so that a second one does nothing. */
const outOfReach: Record<string, string> = {
  accounts_house: 'opened if it is not there',
  accounts_userId_unique: 'opened if it is not there',
  adjustments_once: 'written again where it is there',
  attempt_questions_place: 'counted by the server',
  audit_entries_place: 'given by the chain alone',
  billing_sessions_external: 'the gateway gives the id',
  bundles_contentId_unique: 'made with the bundle',
  calendar_feeds_once: 'made anew in place of the one before',
  content_import_rows_once: 'counted by the server',
  countries_alpha2_unique: 'countries are not edited',
  countries_alpha3_unique: 'countries are not edited',
  email_changes_undoHash_unique: 'random',
  gateway_events_effect_once: 'a second event is left aside',
  identities_issuer_once: 'linking again is refused by the operation',
  identities_subject_once: 'linking again is refused by the operation',
  kept_values_once: 'a second value takes the place of the first',
  notification_preferences_once: 'set again where it is there',
  mock_days_one_running: 'the running day is answered',
  one_time_links_tokenHash_unique: 'random',
  question_corrections_void_once: 'the question is held before',
  question_estimates_once: 'written again where it is there',
  review_cards_criterion: 'a second one leaves it as it is',
  review_cards_once: 'a second one leaves it as it is',
  review_logs_once: 'a repetition finds the card answered',
  session_answers_one_written: 'the session is locked before',
  session_declines_once: 'written again where it is there',
  session_marksheets_sessionId_unique: 'made if it is not there',
  sessions_seat: 'bookings take turns for a tutor, and another tutor is tried',
  sign_ins_tokenHash_unique: 'random',
  test_attempts_mock_session: 'the day is held before',
  test_attempts_once: 'the attempt that is there is answered, or refused by the operation',
  test_attempts_one_running: 'the running attempt is answered',
  transactions_reversed_once: 'the state of what is reversed is locked before',
}

const namesOf = async (text: string) =>
  (await app.services.database.query({ text })).rows.map(({ name }) => String(name))
const constraints = () =>
  namesOf(`select conname as name from pg_constraint c join pg_namespace n on n.oid = connamespace
    where nspname = 'public'
    union select raised[1] from pg_proc p join pg_namespace n on n.oid = pronamespace, regexp_matches(prosrc, 'CONSTRAINT = ''(\\w+)''', 'g') raised
    where nspname = 'public'`)
const uniqueOnes = () =>
  namesOf(`select i.relname as name from pg_index x join pg_class i on i.oid = indexrelid join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and not indisprimary and (indisunique or indisexclusion)`)

describe('a constraint', () => {
  it('with a refusal exists in the database', async () => {
    const known = new Set([...(await constraints()), ...(await uniqueOnes())])
    expect(Object.keys(byConstraint).filter((name) => !known.has(name))).toEqual([])
  })

  it('has a refusal wherever a person can enter something twice', async () => {
    const unique = await uniqueOnes()
    expect(unique.length).toBeGreaterThan(20)
    expect(unique.filter((name) => !(name in byConstraint) && !(name in outOfReach))).toEqual([])
    expect(Object.keys(outOfReach).filter((name) => !unique.includes(name) || name in byConstraint)).toEqual([])
  })

  it('on the technical name of a session type is reported at that field', async () => {
    const create = () =>
      app.send(
        `mutation { sessionTypeCreate(group: oral, mode: live, techName: "twice", shortName: "T", name: "Twice", status: draft,
          price: 0, reschedulePrice: 0, duration: 30) { id } }`,
        {},
        admin,
      )
    expect((await create()).errors).toBeUndefined()
    expect((await create()).errors?.[0]).toMatchObject({
      message: 'This technical name is in use.',
      extensions: { code: 'CONFLICT', field: 'techName' },
    })
  })
})
