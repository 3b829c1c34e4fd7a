import { isOutside } from '../../money/effect'
import { documentRow, drawnFrom, yearOf } from '../../money/issue/issue'
import { revenue } from '../../money/ledger'
import type { SellerFacts } from '../../money/seller/read-seller'
import {
  cameBackOf,
  leftOfPortions,
  type Portion,
  type Pots,
  paidOutOf,
  portionsOf,
  spentFrom,
  sumsOf,
} from '../../money/vat/portions'
import { rulesOf, vatOf } from '../../money/vat/rules'
import type { Making } from '../school'
import type { NewTransaction } from './movement'

/** The school sells sessions and events with VAT and bundles without, so the VAT of credits is due when they are spent. */
export const demoSeller: SellerFacts = {
  name: 'Articled Tutors Ltd',
  address: '14 Cathedral Road\nCardiff CF11 9LJ',
  companyNumber: '09990418',
  vatNumber: 'GB999999973',
  vatRules: [
    { kind: 'session', treatment: 'included', rate: 20 },
    { kind: 'fee', treatment: 'included', rate: 20 },
    { kind: 'meeting', treatment: 'included', rate: 20 },
    { kind: 'bundle', treatment: 'exempt', rate: null },
  ],
}

type Movement = Making['school']['transactions'][number] & {
  id: string
  insertedAt: Date
  credits?: number
  detail?: string
}

/** What a movement's money is of. */
export interface Sources {
  /** Pence. */
  bonus: number
  portions?: Portion[]
}

const NOTHING: Pots = { bonus: 0, vatPaid: 0, money: 0 }

/** What each wallet's money is, and what of it each movement takes or brings. */
export function createSources() {
  const rules = rulesOf(demoSeller.vatNumber, demoSeller.vatRules)
  const pots = new Map<string, Pots>()
  const paid = new Map<NewTransaction, Portion[]>()
  const back = new Map<NewTransaction, Portion[]>()

  function add(userId: string, { bonus = 0, money = 0 }: Partial<Pots>) {
    const before = pots.get(userId) ?? NOTHING
    pots.set(userId, { ...before, bonus: before.bonus + bonus, money: before.money + money })
    return bonus
  }

  /** How much of a movement is of a bonus, and what its price is made of. The movements of a wallet are asked for in their order. */
  return (userId: string, transaction: NewTransaction): Sources => {
    const { type, amount, gives, refunds, against = revenue } = transaction
    const isSale = type === 'purchase' || type === 'fee'
    if (gives) {
      const before = back.get(gives) ?? []
      const portions = cameBackOf(leftOfPortions(paid.get(gives) ?? [], before), amount, refunds)
      back.set(gives, [...before, ...portions])
      const bonus = sumsOf(portions, 'bonus').gross
      return { portions, bonus: add(userId, { bonus, money: amount - bonus }) }
    }
    if (amount >= 0) return { bonus: add(userId, type === 'bonus' ? { bonus: amount } : { money: amount }) }
    const takenFrom = !isSale && isOutside(against) ? paidOutOf : spentFrom
    const taken = takenFrom(-amount, pots.get(userId) ?? NOTHING)
    const bonus = add(userId, { bonus: -taken.bonus, money: -taken.money })
    if (!isSale) return { bonus }
    const kind = type === 'fee' ? 'fee' : 'session'
    const shares = transaction.shares ?? [{ type: kind, amount: -amount } as const]
    const portions = portionsOf(
      shares.map((share) => ({ ...share, ...vatOf(rules, share.type) })),
      taken,
      0,
    )
    paid.set(transaction, portions)
    return { portions, bonus }
  }
}

/** Issues the papers of movements, in their order. */
export function createPapers({ school, id }: Making) {
  const places = new Map<string, number>()
  const issued = new Map<string, string>()
  const people = new Map(school.users.map((user) => [user.id, user]))

  return (movement: Movement) => {
    const { type, amount, insertedAt: at, userId, reversesId = null, credits = amount } = movement
    const drawn = drawnFrom(
      { ...{ portions: null, quote: null, billingSessionId: null }, ...movement, reversesId },
      type === 'topup' ? credits : 0,
    )
    const reducesId = issued.get(reversesId ?? '') ?? null
    if (!drawn || (reversesId && !reducesId)) return
    const key = `${drawn.kind} ${yearOf(at)}`
    const place = (places.get(key) ?? 0) + 1
    places.set(key, place)
    const { firstName, lastName, address = null } = people.get(userId) ?? {}
    const own = id(at)
    issued.set(movement.id, own)
    const buyer = { name: [firstName, lastName].filter(Boolean).join(' '), address, country: null }
    const kept = { ...{ portions: null, quote: null, billingSessionId: null }, ...movement, reversesId }
    school.billingDocuments.push({
      id: own,
      ...documentRow({ movement: kept, drawn, place, at, seller: demoSeller, buyer, reducesId }),
    })
  }
}
