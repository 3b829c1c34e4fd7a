import { notify, type Post } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import type { Writing } from '../../kernel/write/write'
import type { KeptPayment, ReturnStatus } from '../billing-transaction/table'
import { pounds } from '../pounds'

const toWallet = { kind: 'payments', path: '/wallet/transactions', action: () => 'Open your wallet' } as const

interface Refunded {
  amount: number
  itemName: string
  /** What staff wrote; none: it was made at the gateway. */
  reason?: string
}

/** Tells a person that a payment, or a part of it, is on its way back. */
export async function tellOfRefund(
  writing: Writing,
  post: Post,
  userId: string,
  { amount, itemName, reason }: Refunded,
): Promise<void> {
  await notify(writing, post, [userId], {
    ...toWallet,
    words: () => ({
      title: `${pounds(amount)} goes back to you`,
      body: `${itemName}, the way you paid. ${reason ? reason.replace(/[.!?]?$/, '.') : ''} Banks take up to ten days.`,
    }),
  })
}

async function alert(writing: Writing, post: Post, { id }: KeptPayment, words: () => { title: string; body: string }) {
  await notify(writing, post, await holdersOf(writing, ['manage_billing']), {
    ...{ kind: 'staff_alerts', about: { type: 'BillingTransaction', id }, path: `/billing/payments/${id}` },
    action: () => 'Open the payment',
    words,
  })
}

/** Tells a person, and staff, that the gateway could not pay them back: the money is in the wallet. */
export async function tellOfFailedRefund(writing: Writing, post: Post, payment: KeptPayment, amount: number) {
  const { userId, itemName, gateway } = payment
  await notify(writing, post, [userId], {
    ...toWallet,
    words: () => ({
      title: `${pounds(amount)} could not be paid back`,
      body: `${itemName}: it went into your wallet instead.`,
    }),
  })
  await alert(writing, post, payment, () => ({
    title: 'A refund failed',
    body: `${gateway} could not pay ${pounds(amount)} back for ${itemName}. The money is in the wallet.`,
  }))
}

interface Disputed {
  amount: number
  status: Extract<ReturnStatus, 'open' | 'won' | 'lost'>
}

/** Tells staff, and the payer, that a bank takes money back until it has decided, or what it has decided. */
export async function tellOfDispute(writing: Writing, post: Post, payment: KeptPayment, { amount, status }: Disputed) {
  const { userId, itemName } = payment
  const sum = pounds(amount)
  await notify(writing, post, [userId], {
    ...toWallet,
    words: () =>
      ({
        open: {
          title: `Your bank holds ${sum}`,
          body: `${itemName} is disputed there. Until your bank has decided the money is not in your wallet.`,
        },
        won: { title: `${sum} is back in your wallet`, body: `Your bank has decided about ${itemName}.` },
        lost: { title: `Your bank has paid you ${sum}`, body: `${itemName} is taken back.` },
      })[status],
  })
  await alert(
    writing,
    post,
    payment,
    () =>
      ({
        open: {
          title: 'A payment is disputed',
          body: `${sum} for ${itemName}. Answer at the gateway before its last day.`,
        },
        won: { title: 'A dispute is won', body: `${sum} for ${itemName} came back.` },
        lost: { title: 'A dispute is lost', body: `${sum} for ${itemName} is gone, and what it bought is taken back.` },
      })[status],
  )
}
