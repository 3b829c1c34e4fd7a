import { and, eq } from 'drizzle-orm'
import { invalid } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'
import { lockWallet, move, type NewTransaction, type SchoolAccount } from './ledger'
import { pounds } from './pounds'
import { accounts } from './wallet/table'

const owedBy = (userId: string): SchoolAccount => ({ kind: 'owed', name: userId })

/** What a person owes since money went back that they had spent, in pence. */
async function owedOf({ orm }: Writing, userId: string): Promise<number> {
  const [account] = await orm
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.kind, 'owed'), eq(accounts.name, userId)))
  return Math.max(0, -(account?.balance ?? 0))
}

interface Taking extends Omit<NewTransaction, 'against' | 'amount'> {
  /** Pence, above zero. */
  amount: number
  against: SchoolAccount
  /** Whether what the wallet does not hold is owed; if not, throws VALIDATION at `amount`. */
  mayOwe: boolean
}

/** Takes money from a wallet; what it does not hold is owed by its person. */
export async function takeFromWallet(writing: Writing, { amount, against, mayOwe, ...rest }: Taking): Promise<void> {
  const { balance } = await lockWallet(writing, rest.userId)
  const held = Math.min(balance, amount)
  if (held < amount && !mayOwe)
    throw invalid('amount', `The wallet holds ${pounds(balance)} of it: the rest was spent.`)
  await move(writing, {
    ...rest,
    amount: -held,
    against: [
      { account: against, amount },
      { account: owedBy(rest.userId), amount: held - amount },
    ],
  })
}

/** Pays what a person owes from the wallet, as far as it holds it. */
export async function payOwed(writing: Writing, userId: string): Promise<void> {
  const { balance } = await lockWallet(writing, userId)
  const amount = Math.min(balance, await owedOf(writing, userId))
  if (amount <= 0) return
  await move(writing, {
    ...{ userId, type: 'adjustment', amount: -amount, against: owedBy(userId) },
    description: () => 'Owed since a payment went back',
  })
}
