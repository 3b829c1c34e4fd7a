import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { PaymentDeclined, type Renewing } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { billingSubscriptions, type KeptSubscription } from './table'

/** Changes whether a subscription goes on. The gateway is told after the commit, and again until it has heard. */
export async function setRenewing(
  writing: Writing,
  services: Services,
  { id, gateway }: Pick<KeptSubscription, 'id' | 'gateway'>,
  renewing: Renewing,
): Promise<void> {
  await writing.orm
    .update(billingSubscriptions)
    .set({ renewing, updatedAt: writing.now })
    .where(eq(billingSubscriptions.id, id))
  writing.changed('BillingSubscription', id)
  if (!services.payments.has(gateway)) return
  writing.after(() => {
    sendRenewing(services, id).catch((error) =>
      services.log.error({ err: error, subscription: id }, 'a gateway could not be told of a renewal'),
    )
  })
}

/** Longer than a gateway is waited for: whoever began to tell it then has stopped. */
const GIVEN_UP_MS = 60_000

/** Tells the gateway what is wanted of a subscription until it has heard it; where somebody else is telling it, they do. */
export async function sendRenewing(services: Services, id: string): Promise<void> {
  for (;;) {
    const kept = await claim(services, id)
    if (!kept) return
    const told = await tell(services, kept).then(
      () => ({ renewingTold: kept.renewing }),
      (error: unknown) => ({ error }),
    )
    const tellingSince = null
    await write(services, ({ orm }) =>
      orm
        .update(billingSubscriptions)
        .set('error' in told ? { tellingSince } : { ...told, tellingSince })
        .where(eq(billingSubscriptions.id, id)),
    )
    if ('error' in told) throw told.error
  }
}

/** Takes the telling of a subscription on; undefined: there is nothing to tell, or somebody is at it. */
const claim = (services: Services, id: string): Promise<KeptSubscription | undefined> =>
  write(services, async ({ orm, now }) => {
    const { gateway, tellingSince } = billingSubscriptions
    const [kept] = await orm
      .update(billingSubscriptions)
      .set({ tellingSince: now })
      .where(
        and(
          eq(billingSubscriptions.id, id),
          sql`renewing <> renewing_told`,
          inArray(gateway, [...services.payments.keys()] as KeptSubscription['gateway'][]),
          or(isNull(tellingSince), lte(tellingSince, new Date(now.getTime() - GIVEN_UP_MS))),
        ),
      )
      .returning()
    return kept
  })

/** Says it once. A gateway that has no such subscription, or one that has ended, has nothing to hear. */
async function tell({ payments, log }: Services, { id, gateway, externalId, renewing, endedAt }: KeptSubscription) {
  if (endedAt) return
  await payments
    .get(gateway)
    ?.renew(externalId, renewing)
    .catch((error: unknown) => {
      if (!(error instanceof PaymentDeclined)) throw error
      log.warn({ err: error, subscription: id }, 'a gateway knows no such subscription')
    })
}
