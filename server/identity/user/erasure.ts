import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { ENGLISH } from '../../kernel/languages'
import type { Leaving } from '../../kernel/noun'
import { idempotencyKeys } from '../../kernel/write/table'
import type { Writing } from '../../kernel/write/write'
import { users } from './table'

/** The values that replace a person's: rows of others and the ledger still refer to the row. */
const nobody = {
  firstName: 'Deleted',
  lastName: 'account',
  nickname: null,
  countryId: null,
  address: null,
  timezone: 'Europe/London',
  locale: ENGLISH,
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

/** Removes a person from everything but the books: each noun from its own rows, the highest area first, and the account last. */
export async function erasePerson(services: Services, writing: Writing, leaving: Leaving) {
  await sayErasing(writing, leaving)
  for (const { erasure } of services.nouns.toReversed())
    if (typeof erasure === 'object') await erasure.erase(writing, leaving, services)
  await eraseAccount(writing, leaving, services)
}

/** Tells the triggers of the audit log: the texts that are now blanked in rows, they blank in the log's copies too. */
async function sayErasing({ query, now }: Writing, { userId }: Leaving) {
  const erasing = JSON.stringify({ person: userId, at: now.toISOString() })
  await query({ text: `select set_config('articled.erasing', $1, true)`, values: [erasing] })
}

/** Leaves an account without a name, for the rows of others and the ledger that refer to it. */
async function eraseAccount(writing: Writing, { userId }: Leaving, { jobs }: Services) {
  await eraseOwnRows(writing, userId)
  await writing.orm.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, userId))
  for (const kind of ['mail', 'push', 'attempt', 'mock_day'] as const) await jobs.forget(writing, kind, userId)
  await writing.orm
    .update(users)
    .set({ ...nobody, email: `${userId}@deleted.invalid`, archivedAt: writing.now })
    .where(eq(users.id, userId))
  writing.changed('User', userId)
}

/** Rows that the database deletes with the person's row (`on delete cascade`) are theirs alone: sign-ins, settings, hours and later nouns'. */
async function eraseOwnRows({ query }: Writing, userId: string) {
  const { rows } = await query({
    text: `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = 'c' order by 1`,
  })
  for (const { table, column } of rows)
    await query({ text: `delete from ${table} where ${column} = $1`, values: [userId] })
}
