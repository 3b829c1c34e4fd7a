import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { holdsUntil, lapsesAt, paymentStatusOf } from '../../../rules/identity/payment-status'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { paymentHistories, users } from './table'

/** What happened: a gift of the school, a top-up or purchase, or all that was paid has been given back. */
export type PaymentEvent = 'trial' | 'paid' | 'given back'

/** As many people as one turn of the clock handles; the next turn takes the rest. */
const MOST = 200

type History = typeof paymentHistories.$inferSelect

const columns: Record<PaymentEvent, string> = { trial: 'trial_at', paid: 'paid_at', 'given back': 'given_back_at' }
const changes: Record<PaymentEvent, string> = {
  trial: 'trial_at = coalesce(payment_histories.trial_at, excluded.trial_at)',
  paid: 'paid_at = excluded.paid_at, given_back_at = null',
  'given back': 'given_back_at = excluded.given_back_at',
}

/** Lets a person's payment status follow what happened, unless staff have set it by hand. A deleted account keeps no history. */
export async function followPayments(writing: Writing, userId: string, event: PaymentEvent): Promise<void> {
  const { rows } = await writing.query({
    text: `insert into payment_histories (user_id, ${columns[event]}) select id, $2::timestamptz from users where id = $1 and archived_at is null
      on conflict (user_id) do update set ${changes[event]}
      returning user_id as "userId", trial_at as "trialAt", paid_at as "paidAt", given_back_at as "givenBackAt", held_until as "heldUntil", due_at as "dueAt"`,
    values: [userId, writing.now],
  })
  const [history] = rows as unknown as History[]
  if (history) await settle(writing, history)
}

/** Notes that staff have set the status by hand, in the transaction that does so. */
export async function holdPaymentStatus({ orm, now }: Writing, userId: string): Promise<void> {
  const held = { heldUntil: holdsUntil(now), dueAt: holdsUntil(now) }
  await orm
    .insert(paymentHistories)
    .values({ userId, ...held })
    .onConflictDoUpdate({ target: paymentHistories.userId, set: held })
}

/** Changes what the clock changes: who has lapsed, and what was set by hand long enough ago. Safe to run twice. */
export async function settleDue(services: Services): Promise<void> {
  const due = (now: Date) => lte(paymentHistories.dueAt, now)
  const { orm } = services.database
  const someone = await orm
    .select({ userId: paymentHistories.userId })
    .from(paymentHistories)
    .where(due(services.clock.now()))
    .limit(1)
  if (!someone.length) return
  await write(services, async (writing) => {
    const histories = await writing.orm
      .select()
      .from(paymentHistories)
      .where(due(writing.now))
      .orderBy(asc(paymentHistories.dueAt))
      .limit(MOST)
      .for('update', { skipLocked: true })
    for (const history of histories) await settle(writing, history)
  })
}

/** Sets the status that follows from a locked history, and when it is to be looked at again. */
async function settle(writing: Writing, history: History) {
  const { orm, now } = writing
  const { userId, heldUntil } = history
  if (heldUntil && heldUntil > now) return
  const status = paymentStatusOf(history, now)
  const [changed] = await orm
    .update(users)
    .set({ paymentStatus: status })
    .where(and(eq(users.id, userId), ne(users.paymentStatus, status)))
    .returning({ id: users.id })
  if (changed) writing.changed('User', userId)
  const dueAt = status === 'paying' ? lapsesAt(history) : null
  if (heldUntil || history.dueAt?.getTime() !== dueAt?.getTime())
    await orm.update(paymentHistories).set({ heldUntil: null, dueAt }).where(eq(paymentHistories.userId, userId))
}
