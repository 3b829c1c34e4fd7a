import { and, eq, isNull } from 'drizzle-orm'
import type { BillingGateway, MutationCheckoutArgs } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { paymentMethods } from '../payment-method/table'
import { billingSessions } from './table'

/** The cards that one person keeps. */
const MOST_CARDS = 10

/** Keeps a visit to a page that keeps a card: nothing is bought by it, and nothing paid. Returns its id. Throws VALIDATION, and CONFLICT for the eleventh card. */
export async function beginKeeping(writing: Writing, userId: string, args: MutationCheckoutArgs): Promise<string> {
  const { gateway, mode, items, metadata, cancelUrl, successUrl } = args
  if (items?.length) throw invalid('items', 'Nothing is bought while a card is kept.')
  if (gateway === 'wallet') throw invalid('gateway', 'A wallet keeps no card.')
  const kept = await writing.orm.$count(
    paymentMethods,
    and(eq(paymentMethods.userId, userId), isNull(paymentMethods.lostAt)),
  )
  if (kept >= MOST_CARDS) throw conflict(`You keep ${MOST_CARDS} cards already. Please remove one first.`)
  const id = newId()
  await writing.orm.insert(billingSessions).values({
    ...{ id, userId, gateway: gateway satisfies BillingGateway, mode, metadata, cancelUrl, successUrl },
    ...{ items: [], status: 'open', paymentStatus: 'no_payment_required', amountSubtotal: 0, amountTotal: 0 },
    ...{ paymentMethodTypes: ['card'], createdAt: writing.now, insertedAt: writing.now, updatedAt: writing.now },
  })
  writing.changed('BillingSession', id, 'created')
  return id
}
