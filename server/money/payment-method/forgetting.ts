import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { BillingGateway } from '../../../schema/generated/types'
import type { PaymentGateway } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { paymentCustomers, paymentMethods } from './table'

/** What a gateway is told to drop: a card, or a person with all of theirs. */
type Dropped = 'method' | 'customer'

const tables = { method: paymentMethods, customer: paymentCustomers } as const

const drop = (kind: Dropped, gateway: PaymentGateway, externalId: string) =>
  kind === 'method' ? gateway.forget(externalId) : gateway.forgetCustomer(externalId)

/** Has gateways drop what is lost here, after the commit, and again until they have heard. */
export function forgetLater(writing: Writing, services: Services, kind: Dropped, ids: readonly string[]): void {
  writing.after(() => {
    for (const id of ids) sendForgetting(services, kind, id).catch(failed(services, kind, id))
  })
}

const failed =
  ({ log }: Services, kind: Dropped, id: string) =>
  (error: unknown) =>
    log.error({ err: error, [kind]: id }, 'a gateway could not be told to drop something')

/** Tells the gateway, and drops the row once it has heard. Told twice, it does one thing. */
async function sendForgetting(services: Services, kind: Dropped, id: string): Promise<void> {
  const table = tables[kind]
  const [lost] = await services.database.orm
    .select({ gateway: table.gateway, externalId: table.externalId })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.lostAt)))
  const gateway = lost && services.payments.get(lost.gateway)
  if (!gateway) return
  await drop(kind, gateway, lost.externalId)
  await write(services, ({ orm }) => orm.delete(table).where(eq(table.id, id)))
}

const MINUTE_MS = 60_000
/** As many as one turn looks at; the next turn takes the rest. */
const MOST = 100

/** Tells gateways again what they have not heard. */
export async function forgetAgain(services: Services, now: Date): Promise<void> {
  for (const kind of ['method', 'customer'] as const) {
    const table = tables[kind]
    const untold = await services.database.orm
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          lte(table.lostAt, new Date(now.getTime() - MINUTE_MS)),
          inArray(table.gateway, [...services.payments.keys()] as BillingGateway[]),
        ),
      )
      .orderBy(asc(table.lostAt))
      .limit(MOST)
    for (const { id } of untold) await sendForgetting(services, kind, id).catch(failed(services, kind, id))
  }
}
