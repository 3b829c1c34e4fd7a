import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { billingSessions } from '../../money/billing-session/table'
import { idempotencyKeys } from '../../money/wallet/table'
import { sessionEvents, sessionNotes } from '../../room/session/table'
import { signOutEverywhere } from '../sign-in/sign-in'
import { oneTimeLinks } from '../sign-in/table'
import { users } from './table'

/** What stands where a person was: rows of others still lead here, and the ledger must. */
const nobody = {
  firstName: 'Deleted',
  lastName: 'account',
  nickname: null,
  countryId: null,
  address: null,
  timezone: 'Europe/London',
  avatar: null,
  zoomId: null,
  linkedIn: null,
  skype: null,
  role: 'user',
  summary: null,
  meta: null,
  preparation: null,
  emailVerifiedAt: null,
  confirmedAt: null,
  lastSeenAt: null,
  termsConditionsAccepted: null,
  privacyPolicyAccepted: null,
  pricePolicyAccepted: null,
  termsConditionsVersion: null,
  privacyPolicyVersion: null,
  pricePolicyVersion: null,
  paymentStatus: 'none',
  contactStatus: 'do_not_contact',
  followUp: null,
} satisfies Partial<typeof users.$inferInsert>

/** Takes a person out of everything but the books, and ends their sign-ins. Their sessions must be over and their wallet empty. */
export async function erasePerson(services: Services, writing: Writing, userId: string) {
  const { orm } = writing
  const [person] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!person) return
  await signOutEverywhere(services, writing, userId, 'signed_out')
  await eraseOwnRows(writing, userId)
  await orm.delete(sessionNotes).where(eq(sessionNotes.userId, userId))
  await orm.delete(oneTimeLinks).where(eq(oneTimeLinks.email, person.email))
  await orm.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, userId))
  await orm.update(sessionEvents).set({ message: null }).where(eq(sessionEvents.actorId, userId))
  await orm
    .update(billingSessions)
    .set({ metadata: null, cancelUrl: null, successUrl: null, url: null, paymentLink: null })
    .where(eq(billingSessions.userId, userId))
  await eraseTextsAbout(writing, userId)
  await eraseFiles(services, writing, userId)
  await services.jobs.forget(writing, 'mail', userId)
  await orm
    .update(users)
    .set({ ...nobody, email: `${userId}@deleted.invalid`, archivedAt: writing.now })
    .where(eq(users.id, userId))
  writing.changed('User', userId)
}

/** Rows that would go with the person's own row (`on delete cascade`) are theirs alone: sign-ins, settings, hours and whatever comes later. */
async function eraseOwnRows({ query }: Writing, userId: string) {
  const { rows } = await query({
    text: `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = 'c' order by 1`,
  })
  for (const { table, column } of rows)
    await query({ text: `delete from ${table} where ${column} = $1`, values: [userId] })
}

const asCandidate = `select a.session_id from session_attendees a where a.user_id = $1 and a.role = 'candidate'`
const withoutComments = (marks: string) => `(select jsonb_agg(m - 'comment') from jsonb_array_elements(${marks}) m)`

/** What others wrote of the person in sessions they sat. Grades and scores stay, as numbers of nobody. */
async function eraseTextsAbout({ query }: Writing, userId: string) {
  const values = [userId]
  await query({
    text: `update sessions set review = null, internal_review = null, unready_message = null, cancel_reason = null,
      marks = ${withoutComments('marks')} where id in (${asCandidate})`,
    values,
  })
  await query({
    text: `update session_marksheets set body = coalesce(${withoutComments('body')}, '[]') where session_id in (${asCandidate})`,
    values,
  })
  await query({ text: `update session_events set message = null where session_id in (${asCandidate})`, values })
}

/** Answers and pictures go, their bytes after the commit; what belongs to a mock, a session's materials or a session type stays, without its owner. */
async function eraseFiles({ files, log }: Services, { query, after }: Writing, userId: string) {
  const values = [userId]
  const owned = 'select id from drive_files where owner_id = $1'
  await query({ text: `delete from session_answers where file_id in (${owned})`, values })
  const { rows } = await query({
    text: `delete from drive_files f where f.owner_id = $1 and f.id not in (
      select file_id from session_materials union select file_id from mock_materials union select file_id from mock_templates
      union select image from session_types where image is not null) returning f.storage_key as key`,
    values,
  })
  await query({ text: 'update drive_files set owner_id = null where owner_id = $1', values })
  after(() => {
    for (const { key } of rows)
      if (key) files.remove(key as string).catch((error) => log.error(error, 'a deleted file stayed'))
  })
}
