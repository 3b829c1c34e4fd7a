import { noVat, type VatCategory, vatIn } from '../../rules/money/vat'
import type { BillingItemType } from '../../schema/generated/types'
import { insufficientFunds } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'
import type { NewTransaction, Posting } from './movement'
import {
  cameBackOf,
  leftOfPortions,
  type Portion,
  type Pots,
  paidOutOf,
  portionsOf,
  spentFrom,
  sumsOf,
  vatWith,
} from './vat/portions'
import { vatOf, vatRules } from './vat/rules'

/** The wallet of a movement: its money, and how much of it is of other sources. */
export interface Holding {
  balance: number
  bonus: number
  vatPaid: number
}

/** What a movement does beside moving its amount. In pence, above zero into the pot or account. */
export interface Effect {
  bonus: number
  vatPaid: number
  /** To the account of VAT that is due. */
  vat: number
  /** To the account of VAT that was due before the credits were spent. */
  ahead: number
  /** What its price was paid with, or what of it came back; null: it is no sale. */
  portions: Portion[] | null
}

const none: Effect = { bonus: 0, vatPaid: 0, vat: 0, ahead: 0, portions: null }

export interface Moving extends NewTransaction {
  /** The VAT of credits that are bought now; null: it is due when they are spent. */
  creditsVat?: VatCategory | null
}

/** What a movement does to the sources of its wallet's money, and to VAT. Lock the wallet before. */
export async function effectOf(writing: Writing, wallet: Holding, moving: Moving): Promise<Effect> {
  const { type, amount, isBonus, credits, creditsVat } = moving
  if (type === 'purchase' || type === 'fee') return ofSale(writing, wallet, moving)
  if (type === 'refund') return ofRefund(writing, moving)
  if (amount < 0) return ofTaking(writing, wallet, moving)
  if (type === 'bonus' || isBonus) return { ...none, bonus: amount }
  return credits && creditsVat ? ofCredits(credits, creditsVat) : none
}

export const potsOf = ({ balance, bonus, vatPaid }: Holding): Pots => ({
  bonus,
  vatPaid,
  money: balance - bonus - vatPaid,
})

/** Credits whose VAT is due now. */
function ofCredits(gross: number, category: VatCategory): Effect {
  const vat = vatIn(gross, category)
  return {
    ...none,
    ...{ vatPaid: gross, vat, ahead: -vat },
    portions: [{ source: 'money', type: 'topup', ...category, gross, vat }],
  }
}

async function ofSale(writing: Writing, wallet: Holding, moving: Moving): Promise<Effect> {
  const rules = await vatRules(writing)
  const price = -moving.amount
  const kind = moving.type === 'fee' ? 'fee' : ((moving.item?.type ?? 'session') as BillingItemType)
  const shares = moving.shares ?? [{ type: kind, amount: price }]
  const taken = spentFrom(price, potsOf(wallet))
  const before = await aheadOf(writing, wallet, moving.userId, taken)
  const portions = portionsOf(
    shares.map((share) => ({ ...share, ...vatOf(rules, share.type) })),
    taken,
    before,
  )
  const vat = sumsOf(portions, 'money').vat
  return { bonus: -taken.bonus, vatPaid: -taken.vatPaid, vat, ahead: before, portions }
}

/** The VAT that was due before for the credits that are taken. */
async function aheadOf(writing: Writing, { vatPaid }: Holding, userId: string, taken: Pots): Promise<number> {
  if (!taken.vatPaid) return 0
  const { rows } = await writing.query({
    text: "select -balance::int as vat from accounts where kind = 'vat_ahead' and name = $1",
    values: [userId],
  })
  return vatWith(taken.vatPaid, vatPaid, (rows[0]?.vat as number | undefined) ?? 0)
}

interface Earlier {
  isPayment: boolean
  amount: number
  portions: Portion[] | null
}

/** What was paid before portions were kept had no VAT. */
const portionsIn = ({ portions, amount }: Earlier): Portion[] =>
  portions ?? [{ source: 'money', type: 'session', treatment: 'off', rate: 0, gross: Math.abs(amount), vat: 0 }]

async function ofRefund({ query }: Writing, { reversesId, amount, refunds }: Moving): Promise<Effect> {
  const { rows } = await query({
    text: `select id = $1 as "isPayment", amount, portions from transactions where id = $1 or reverses_id = $1`,
    values: [reversesId],
  })
  const all = rows as unknown as Earlier[]
  const portionsOfAll = (which: boolean) => all.filter(({ isPayment }) => isPayment === which).flatMap(portionsIn)
  const portions = cameBackOf(leftOfPortions(portionsOfAll(true), portionsOfAll(false)), amount, refunds)
  const [money, vatPaid, bonus] = [
    sumsOf(portions, 'money'),
    sumsOf(portions, 'vatPaid'),
    sumsOf(portions, 'bonus'),
  ] as const
  return { bonus: bonus.gross, vatPaid: vatPaid.gross, vat: -money.vat, ahead: -vatPaid.vat, portions }
}

/** Whether the first of the accounts that get it is not the school's own. */
export function isOutside(against: Moving['against']): boolean {
  const { kind } = 'kind' in against ? against : (against[0] as Posting).account
  return kind === 'gateway' || kind === 'owed'
}

/** Money that leaves for no sale. What goes back to its payer takes its VAT along; what is given up or taken away does not. */
async function ofTaking(writing: Writing, wallet: Holding, moving: Moving): Promise<Effect> {
  const { amount, against, userId } = moving
  const goesBack = isOutside(against)
  const taken = (goesBack ? paidOutOf : spentFrom)(-amount, potsOf(wallet))
  const missing = -amount - taken.bonus - taken.vatPaid - taken.money
  if (missing > 0) throw insufficientFunds(missing)
  const ahead = await aheadOf(writing, wallet, userId, taken)
  const effect = { ...none, bonus: -taken.bonus, vatPaid: -taken.vatPaid, ahead }
  if (!goesBack || !ahead) return effect
  const category = await lastCategory(writing, userId)
  return {
    ...effect,
    vat: -ahead,
    portions: [{ source: 'vatPaid', type: 'topup', ...category, gross: taken.vatPaid, vat: ahead }],
  }
}

/** The VAT of the credits that a person bought last of those whose VAT was due then. */
async function lastCategory({ query }: Writing, userId: string): Promise<VatCategory> {
  const { rows } = await query({
    text: `select portions->0->>'treatment' as treatment, (portions->0->'rate')::float8 as rate from transactions
      where user_id = $1 and type = 'topup' and portions is not null order by inserted_at desc, id desc limit 1`,
    values: [userId],
  })
  return (rows[0] as unknown as VatCategory | undefined) ?? noVat
}
