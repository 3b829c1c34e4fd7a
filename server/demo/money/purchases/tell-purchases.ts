import type { Books } from '../../books'
import type { PlacedBundle } from '../../library/shelving'
import type { Student } from '../../place-people'
import { createDice, createIds } from '../../random'
import type { Making } from '../../school'
import { createAccess } from './access'
import { keepCard } from './cards'
import { createCounter } from './counter'
import { sellThroughYear } from './customers'
import { dispute, giveBackPart, makeGood, refundPayment } from './returns'
import { subscribe } from './subscriptions'
import { sellTickets } from './tickets'
import { type Bought, type Order, ring, type Shop } from './till'

/** The seed of the year's purchases, apart from that of the school, whose other stories stay as they are. */
const SEED = 1873

interface Act {
  userId: string
  at: Date
}

/** Tells a year of purchases. Returns who did something when, since nobody arrives after it. */
export function tellPurchases({ school, calendar }: Making, books: Books, students: readonly Student[]): Act[] {
  const acts: Act[] = []
  const [mine, ...others] = students
  const blocked = others.pop()
  if (!mine || !blocked) return acts
  const noted: Books = {
    ...books,
    add(person, transaction) {
      acts.push({ userId: person.id, at: transaction.at })
      books.add(person, transaction)
    },
  }
  const [dice, id] = [createDice(SEED), createIds(createDice(SEED + 1))]
  const making = { school, calendar, id, dice }
  const access = createAccess(making, mine.id)
  const shop: Shop = { ...making, books: noted, access, counter: createCounter({ school }, access) }
  tellOfMine(shop, mine)
  tellSubscriptions(shop, others)
  tellReturns(shop, others)
  tellDisputes(shop, others, blocked)
  sellThroughYear(shop, others)
  sellTickets(shop, students)
  return acts
}

/** The demo student keeps a card after one that was refused, and has used the launch code. */
function tellOfMine(shop: Shop, buyer: Student) {
  const { calendar, counter } = shop
  const topUp = (amount: number, order: Omit<Order, 'buyer' | 'gateway' | 'wanted'>) =>
    ring(shop, { buyer, gateway: 'sandbox', wanted: counter.topUp(amount), ...order })
  const [refused, kept, at] = ['19:03', '19:07', '19:12'].map((time) => calendar.at(-47, time)) as [Date, Date, Date]
  const coupon = counter.coupon('LAUNCH10', counter.topUp(5000), { userId: buyer.id, at })
  topUp(5000, { at: refused, outcome: 'failed', coupon })
  keepCard(shop, buyer, kept)
  topUp(5000, { at, coupon })
}

/** One subscription that goes on, one that its payer stopped, and one whose card was refused. */
function tellSubscriptions(shop: Shop, students: readonly Student[]) {
  const title = 'Library, monthly'
  const at = (day: number, time: string) => shop.calendar.at(day, time)
  const [running, stopped, lapsed] = [students[14], students[19], students[31]]
  if (running) subscribe(shop, { buyer: running, at: at(-161, '20:14'), title })
  if (stopped) subscribe(shop, { buyer: stopped, at: at(-246, '12:41'), title, ends: { periods: 4, why: 'stopped' } })
  if (lapsed) subscribe(shop, { buyer: lapsed, at: at(-198, '21:26'), title, ends: { periods: 2, why: 'unpaid' } })
}

/** Refunds in whole and in part, to cards, by hand and to wallets. Those whose cards are paid back buy nothing else before, so that their wallets hold the money. */
function tellReturns(shop: Shop, students: readonly Student[]) {
  const { calendar, counter, school } = shop
  const askedById = school.users.find(({ role }) => role === 'admin')?.id ?? null
  const buyerAt = (place: number) => students[place] as Student
  const twice = ring(shop, {
    ...{ buyer: buyerAt(32), at: calendar.at(-214, '18:22'), gateway: 'sandbox', wanted: counter.topUp(7500) },
  })
  refundPayment(shop, twice, { at: calendar.at(-213, '09:40'), reason: 'Paid twice by mistake', askedById })
  const partly = ring(shop, {
    ...{ buyer: buyerAt(30), at: calendar.at(-151, '13:05'), gateway: 'sandbox', wanted: counter.topUp(15_000) },
  })
  refundPayment(shop, partly, { at: calendar.at(-150, '16:20'), amount: 5000, reason: 'Meant to pay £100', askedById })
  const byHand = ring(shop, {
    ...{ buyer: buyerAt(29), at: calendar.at(-129, '11:30'), gateway: 'manual', wanted: counter.topUp(12_000) },
  })
  refundPayment(shop, byHand, {
    ...{ at: calendar.at(-126, '10:10'), amount: 2000, reason: 'Sent £20 too much by bank transfer', askedById },
  })
  const unread = sellBoth(shop, students.slice(36), 'sandbox', calendar.at(-93, '20:31'))
  if (unread)
    refundPayment(shop, unread, { at: calendar.at(-92, '09:15'), reason: 'Bought for the wrong sitting', askedById })
  const spare = sellBoth(shop, students.slice(3), 'wallet', calendar.at(-109, '19:20'))
  if (spare) giveBackPart(shop, spare, calendar.at(-104, '08:55'))
  const late = sellOne(shop, students.slice(16), calendar.at(-131, '17:44'))
  if (late)
    makeGood(shop, late, {
      at: calendar.at(-128, '12:00'),
      amount: 100,
      reason: 'The handout was missing for two days',
    })
}

/** Both papers, to somebody who has neither and does not open them. */
function sellBoth(shop: Shop, students: readonly Student[], gateway: Order['gateway'], at: Date): Bought | null {
  for (const buyer of students) {
    const wanted = shop.counter.package('Both papers', { userId: buyer.id, at, fresh: true })
    if (wanted) return ring(shop, { buyer, at, gateway, wanted, opened: false })
  }
  return null
}

/** A bundle from the wallet, to somebody who may buy it. */
function sellOne(shop: Shop, students: readonly Student[], at: Date): Bought | null {
  for (const buyer of students)
    for (const bundle of shop.school.bundles as PlacedBundle[]) {
      const wanted = shop.counter.bundle(bundle, { userId: buyer.id, at, fresh: true })
      if (wanted && bundle.type !== 'collection') return ring(shop, { buyer, at, gateway: 'wallet', wanted })
    }
  return null
}

/** A dispute that the school won, one that it lost, and one of the blocked student, which is open. */
function tellDisputes(shop: Shop, students: readonly Student[], blocked: Student) {
  const { calendar, counter } = shop
  const topUp = (buyer: Student | undefined, amount: number, at: Date) =>
    ring(shop, { buyer: buyer as Student, at, gateway: 'sandbox', wanted: counter.topUp(amount) })
  const won = topUp(students[34], 10_000, calendar.at(-188, '14:48'))
  dispute(shop, won, { at: calendar.at(-185, '07:20'), decided: { at: calendar.at(-164, '10:05'), status: 'won' } })
  const lost = topUp(students[35], 5000, calendar.at(-141, '23:02'))
  dispute(shop, lost, { at: calendar.at(-138, '06:50'), decided: { at: calendar.at(-119, '09:30'), status: 'lost' } })
  dispute(shop, topUp(blocked, 10_000, calendar.at(-16, '22:37')), { at: calendar.at(-13, '07:10') })
}
