import { and, eq } from 'drizzle-orm'
import { invalid } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'
import type { Holding } from './effect'
import { lockWallet, move } from './ledger'
import type { NewTransaction, SchoolAccount } from './movement'
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

/** What of a wallet can be taken: a bonus is never paid out, it only goes back to the school. */
const takeable = ({ balance, bonus }: Holding, { kind }: SchoolAccount) =>
  kind === 'adjustment' ? balance : balance - bonus

/** Takes money from a wallet; what it does not hold is owed by its person. */
export async function takeFromWallet(writing: Writing, { amount, against, mayOwe, ...rest }: Taking): Promise<void> {
  const held = Math.min(amount, takeable(await lockWallet(writing, rest.userId), against))
  if (held < amount && !mayOwe) throw invalid('amount', `The wallet holds ${pounds(held)} of it: the rest was spent.`)
  await move(writing, {
    ...rest,
    amount: -held,
    against: [
      { account: against, amount },
      { account: owedBy(rest.userId), amount: held - amount },
    ],
  })
}

/** Pays what a person owes from the wallet, as far as it holds money that was paid in. */
export async function payOwed(writing: Writing, userId: string): Promise<void> {
  const wallet = await lockWallet(writing, userId)
  const amount = Math.min(takeable(wallet, owedBy(userId)), await owedOf(writing, userId))
  if (amount <= 0) return
  await move(writing, {
    ...{ userId, type: 'adjustment', amount: -amount, against: owedBy(userId) },
    description: () => 'Owed since a payment went back',
  })
}
