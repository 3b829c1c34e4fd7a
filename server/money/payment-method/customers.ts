import { and, eq, isNull } from 'drizzle-orm'
import type { BillingGateway } from '../../../schema/generated/types'
import type { PaymentGateway } from '../../gateways/payment/payment'
import { users } from '../../identity/user/table'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { notFound } from '../../kernel/errors'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { forgetLater } from './forgetting'
import { paymentCustomers } from './table'

/** By which a gateway knows a person; null: it keeps nothing for them. */
export async function knownCustomer(
  { database }: Pick<Services, 'database'>,
  { gateway, userId }: { gateway: BillingGateway; userId: string },
): Promise<string | null> {
  const [known] = await database.orm
    .select({ externalId: paymentCustomers.externalId })
    .from(paymentCustomers)
    .where(
      and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.gateway, gateway), isNull(paymentCustomers.lostAt)),
    )
  return known?.externalId ?? null
}

/** The same, made once for each person. Throws NOT_FOUND where the account is deleted meanwhile; the gateway then drops it again. */
export async function customerFor(services: Services, gateway: PaymentGateway, userId: string): Promise<string> {
  const name = gateway.name as BillingGateway
  const known = await knownCustomer(services, { gateway: name, userId })
  if (known) return known
  const externalId = await gateway.customer(userId)
  const isThere = await write(services, async (writing) => {
    // Deleting an account locks the wallet first.
    await lockWallet(writing, userId)
    const isGone = await isArchived(writing, userId)
    const [made] = await writing.orm
      .insert(paymentCustomers)
      .values({ id: newId(), userId, gateway: name, externalId, lostAt: isGone ? writing.now : null })
      .onConflictDoNothing()
      .returning({ id: paymentCustomers.id })
    if (isGone && made) forgetLater(writing, services, 'customer', [made.id])
    return !isGone
  })
  if (!isThere) throw notFound('User')
  return externalId
}

async function isArchived({ orm }: Writing, userId: string) {
  const [person] = await orm.select({ archivedAt: users.archivedAt }).from(users).where(eq(users.id, userId))
  return Boolean(person?.archivedAt)
}
