import { customerOf } from '../../../gateways/payment/sandbox-methods'
import { later, MINUTE } from '../../calendar'
import type { Student } from '../../place-people'
import { externalId, type Shop } from './till'

/** Has the sandbox keep a card for somebody, by a visit to its page. */
export function keepCard({ school, id }: Shop, { id: userId }: Student, at: Date): void {
  const gateway = 'sandbox' as const
  school.billingSessions.push({
    ...{ id: id(at), userId, gateway, mode: 'setup', externalId: externalId('pay', id(at)), items: [] },
    ...{ cancelUrl: '/wallet/top-up', successUrl: '/wallet/top-up?kept=yes', status: 'complete' },
    ...{ paymentStatus: 'no_payment_required', amountSubtotal: 0, amountTotal: 0, paymentMethodTypes: ['card'] },
    ...{ createdAt: at, insertedAt: at, updatedAt: later(at, MINUTE) },
  })
  school.paymentCustomers.push({ id: id(at), userId, gateway, externalId: customerOf(userId) })
  school.paymentMethods.push({
    ...{ id: id(at), userId, gateway, externalId: externalId('pm', id(at)), brand: 'visa', last4: '4242' },
    ...{ expMonth: at.getUTCMonth() + 1, expYear: at.getUTCFullYear() + 4, keptAt: later(at, MINUTE) },
  })
}
