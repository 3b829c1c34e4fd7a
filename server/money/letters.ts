import { eq } from 'drizzle-orm'
import { notify, type Post } from '../identity/notification/notify'
import type { Writing } from '../kernel/write/write'
import { pounds } from './pounds'
import { accounts } from './wallet/table'

/** Pence. */
const LOW = 2_000

/** Tells a person whose balance this payment took below £20. */
export async function tellIfLow(writing: Writing, post: Post, userId: string, paid: number) {
  const [wallet] = await writing.orm
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  if (!wallet || wallet.balance >= LOW || wallet.balance + paid < LOW) return
  await notify(writing, post, [userId], {
    ...{ kind: 'balance_low', path: '/wallet/top-up', action: 'Top up' },
    words: () => ({ title: `Balance under ${pounds(LOW)}`, body: `Your wallet holds ${pounds(wallet.balance)}.` }),
  })
}

/** Tells a person that a top-up has arrived. */
export async function tellOfTopUp(writing: Writing, post: Post, userId: string, amount: number) {
  const [wallet] = await writing.orm
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  await notify(writing, post, [userId], {
    ...{ kind: 'payments', path: '/wallet/top-up', action: 'Open your wallet' },
    words: () => ({
      title: `Top-up received: ${pounds(amount)}`,
      body: `Your wallet holds ${pounds(wallet?.balance ?? 0)}.`,
    }),
  })
}
