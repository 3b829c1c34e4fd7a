import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { sendRenewing } from '../billing-subscription/renewing'
import { billingSubscriptions, type KeptSubscription } from '../billing-subscription/table'
import { settleRead } from '../settle/settle-read'

const MINUTE_MS = 60_000
/** As many as one turn looks at; the next turn takes the rest. */
const MOST = 100

/** Tells gateways what they have not heard of subscriptions, and asks them each hour what became of those whose period is over. */
export async function lookAfterSubscriptions(services: Services, now: Date): Promise<void> {
  await tellAgain(services, now)
  await askAfter(services, now)
}

async function tellAgain(services: Services, now: Date) {
  const untold = await services.database.orm
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(
      and(
        sql`renewing <> renewing_told`,
        lte(billingSubscriptions.updatedAt, new Date(now.getTime() - MINUTE_MS)),
        inArray(billingSubscriptions.gateway, [...services.payments.keys()] as 'sandbox'[]),
      ),
    )
    .orderBy(asc(billingSubscriptions.updatedAt))
    .limit(MOST)
  for (const { id } of untold)
    await sendRenewing(services, id).catch((error) =>
      services.log.error({ err: error, subscription: id }, 'a gateway could not be told of a renewal'),
    )
}

async function askAfter(services: Services, now: Date) {
  const { askedAt, gateway, paidUntil, status } = billingSubscriptions
  const over = await services.database.orm
    .select()
    .from(billingSubscriptions)
    .where(
      and(
        ne(status, 'ended'),
        lte(paidUntil, now),
        or(isNull(askedAt), lte(askedAt, new Date(now.getTime() - 60 * MINUTE_MS))),
        inArray(gateway, [...services.payments.keys()] as 'sandbox'[]),
      ),
    )
    .orderBy(asc(paidUntil))
    .limit(MOST)
  for (const each of over)
    await lookAt(services, each, now).catch((error) =>
      services.log.error({ err: error, subscription: each.id }, 'a subscription could not be looked at'),
    )
}

/** Acts on what the gateway's own record says of a subscription, as its events would have. */
async function lookAt(services: Services, { id, gateway, externalId }: KeptSubscription, askedAt: Date) {
  await write(services, ({ orm }) =>
    orm.update(billingSubscriptions).set({ askedAt }).where(eq(billingSubscriptions.id, id)),
  )
  const facts = (await services.payments.get(gateway)?.readSubscription(externalId)) ?? []
  for (const fact of facts) await settleRead(services, gateway, fact, askedAt)
}
