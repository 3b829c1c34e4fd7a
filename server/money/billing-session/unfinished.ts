import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { paymentReturns } from '../billing-transaction/table'
import { forgetAgain } from '../payment-method/forgetting'
import { expire } from '../settle/payment'
import { sendRefund } from '../settle/refunds'
import { settleRead } from '../settle/settle-read'
import { billingSessions } from './table'
import { lookAfterSubscriptions } from './unfinished-subscriptions'

const MINUTE_MS = 60_000
/** A payment that has not come by then is shown as expired; one that comes later is credited all the same. */
export const OPEN_MS = 30 * MINUTE_MS
/** As many as one turn looks at; the next turn takes the rest. */
const MOST = 100

interface Unfinished {
  id: string
  gateway: string
  externalId: string | null
  insertedAt: Date
}

/**
 * Looks once a minute at what waits for a gateway. Of purchases, what it has taken is credited, though its event was lost, and what nobody paid in half an hour is
 * expired, here and there. Refunds that it has not answered are asked for again, what it has not heard of a subscription is told again, and of one whose period is over it
 * is asked each hour what became of it. What it has not heard of cards to be dropped is told again.
 */
export function createUnfinished(services: Services): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = services.clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + MINUTE_MS
    const { orm } = services.database
    const open = await orm
      .select()
      .from(billingSessions)
      .where(
        and(
          eq(billingSessions.status, 'open'),
          inArray(billingSessions.gateway, [...services.payments.keys()] as 'sandbox'[]),
          lte(billingSessions.insertedAt, new Date(now.getTime() - MINUTE_MS)),
        ),
      )
      .orderBy(asc(billingSessions.insertedAt))
      .limit(MOST)
    for (const each of open) await finish(services, each, now)
    await askAgain(services, now)
    await lookAfterSubscriptions(services, now)
    await forgetAgain(services, now)
  }
}

async function askAgain(services: Services, now: Date) {
  const asked = await services.database.orm
    .select({ id: paymentReturns.id })
    .from(paymentReturns)
    .where(and(eq(paymentReturns.status, 'asked'), lte(paymentReturns.insertedAt, new Date(now.getTime() - MINUTE_MS))))
    .orderBy(asc(paymentReturns.insertedAt))
    .limit(MOST)
  for (const { id } of asked)
    await sendRefund(services, id).catch((error) =>
      services.log.error({ err: error, refund: id }, 'a refund could not be asked for'),
    )
}

async function finish(services: Services, { id, gateway: name, externalId, insertedAt }: Unfinished, now: Date) {
  const gateway = services.payments.get(name)
  try {
    const fact = externalId ? await gateway?.read(externalId) : null
    if (fact) return await settleRead(services, name, fact, now)
    if (now.getTime() < insertedAt.getTime() + OPEN_MS) return
    // Closed there first: what could still be paid is not shown as expired.
    if (externalId) await gateway?.expire(externalId)
    await write(services, (writing) => expire(writing, eq(billingSessions.id, id)))
  } catch (error) {
    services.log.error({ err: error, billingSession: id }, 'a purchase could not be finished')
  }
}
