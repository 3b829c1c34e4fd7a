import type { Clock } from '../../kernel/time/clock'
import { told } from './sandbox-acts'
import type { Payments } from './sandbox-books'
import { eventOf } from './sandbox-events'
import type { SandboxLedger, SandboxPayment } from './sandbox-ledger'
import { cardsFor, customerOf, forget, forgetCustomer, type Lost } from './sandbox-methods'
import type { createTeller } from './sandbox-teller'

/** What the sandbox does with the cards that it keeps. */
export function keepingIn(ledger: SandboxLedger, teller: ReturnType<typeof createTeller>, clock: Clock) {
  /** Makes a change by which cards are lost, and tells of them. */
  async function lose(change: (payments: Payments, now: Date) => Lost[]): Promise<void> {
    const now = clock.now()
    const lost = await ledger.write((payments) =>
      change(payments, now).map(({ payment, fact }) => ({ payment, event: told(payment, eventOf(fact, { now })) })),
    )
    for (const { payment, event } of lost) teller.tell(payment.externalId, event).catch(() => {})
  }

  return {
    customer: async (personId: string) => customerOf(personId),
    forget: (methodId: string) => lose((payments, now) => forget(payments, methodId, now)),
    forgetCustomer: (customerId: string) => lose((payments, now) => forgetCustomer(payments, customerId, now)),
    cards: (payment: SandboxPayment) => cardsFor(ledger.payments(), payment),
  }
}
