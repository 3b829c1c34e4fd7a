import { eq } from 'drizzle-orm'
import { LOW_BALANCE } from '../../rules/money/low-balance'
import type { CreditKind } from '../../schema/generated/types'
import { notify, type Post } from '../identity/notification/notify'
import type { Writing } from '../kernel/write/write'
import { pounds } from './pounds'
import { accounts } from './wallet/table'

/** Tells a person whose balance this payment took below £20. */
export async function tellIfLow(writing: Writing, post: Post, userId: string, paid: number) {
  const balance = await balanceOf(writing, userId)
  if (balance >= LOW_BALANCE || balance + paid < LOW_BALANCE) return
  await notify(writing, post, [userId], {
    ...{ kind: 'balance_low', path: '/wallet/top-up', action: () => 'Top up' },
    words: () => ({
      title: `Balance under ${pounds(LOW_BALANCE)}`,
      body: `Your wallet holds ${pounds(balance)}.`,
    }),
  })
}

/** Tells a person that a top-up has arrived. */
export async function tellOfTopUp(writing: Writing, post: Post, userId: string, amount: number) {
  const balance = await balanceOf(writing, userId)
  await notify(writing, post, [userId], {
    ...{ kind: 'payments', path: '/wallet/top-up', action: () => 'Open your wallet' },
    words: () => ({
      title: `Top-up received: ${pounds(amount)}`,
      body: `Your wallet holds ${pounds(balance)}.`,
    }),
  })
}

interface NotBought {
  amount: number
  names: readonly string[]
  why: string
}

/** Tells a person that their payment has come, but that what it was for can no longer be bought: the money is in the wallet. */
export async function tellNotBought(writing: Writing, post: Post, userId: string, { amount, names, why }: NotBought) {
  const balance = await balanceOf(writing, userId)
  await notify(writing, post, [userId], {
    ...{ kind: 'payments', path: '/wallet/transactions', action: () => 'Open your wallet' },
    words: () => ({
      title: `Paid, but not bought: ${names.join(', ')}`,
      body: `${why} Your ${pounds(amount)} went into your wallet, which holds ${pounds(balance)}.`,
    }),
  })
}

const creditTitle = (kind: CreditKind, sum: string): string =>
  ({
    topup: `Top-up received: ${sum}`,
    bonus: `Bonus: ${sum}`,
    refund: `Refund: ${sum}`,
    adjustment: `Adjustment: ${sum}`,
  })[kind]

interface Credit {
  kind: CreditKind
  amount: number
  reason: string
}

/** Tells a person what staff have added to the wallet or taken from it, and why. */
export async function tellOfCredit(writing: Writing, post: Post, userId: string, { kind, amount, reason }: Credit) {
  const balance = await balanceOf(writing, userId)
  await notify(writing, post, [userId], {
    ...{ kind: 'payments', path: '/wallet/transactions', action: () => 'Open your wallet' },
    words: () => ({
      title: creditTitle(kind, `${amount < 0 ? '−' : ''}${pounds(Math.abs(amount))}`),
      body: `${reason.replace(/[.!?]?$/, '.')} Your wallet holds ${pounds(balance)}.`,
    }),
  })
}

async function balanceOf({ orm }: Writing, userId: string): Promise<number> {
  const [wallet] = await orm.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.userId, userId))
  return wallet?.balance ?? 0
}
