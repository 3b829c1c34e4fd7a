import type { StoryKind } from '../../../schema/generated/types'
import { dayOf, daysBetween } from '../../ui/time/london-days'
import { formatLondonDate, LONDON } from '../../ui/time/london-time'

/** What is known of an entry wherever a story is told. */
export interface Told {
  kind: StoryKind
  at: string
  detail: string | null
  sessionId: string | null
  amount: number | null
}

/** Entries of one day, or further back of one month. */
export interface Stretch<Entry extends Told> {
  title: string
  isDay: boolean
  those: Entry[]
}

/** So many days are told one by one. */
const DAYS = 7
const month = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, month: 'long', year: 'numeric' })

/** A booking with its price as one line: the payment for a session is no news beside it. */
export function withPrices<Entry extends Told>(entries: readonly Entry[]): Entry[] {
  const payments = new Map(
    entries.flatMap((entry) => (isPayment(entry) ? [[`${entry.sessionId} ${entry.at}`, entry] as const] : [])),
  )
  const told = new Set<Entry>()
  const merged = entries.map((entry) => {
    const payment = entry.kind === 'session_booked' ? payments.get(`${entry.sessionId} ${entry.at}`) : undefined
    if (!payment) return entry
    told.add(payment)
    return { ...entry, amount: payment.amount }
  })
  return merged.filter((entry) => !told.has(entry))
}

const isPayment = ({ kind, detail, sessionId }: Told) => kind === 'movement' && detail === 'purchase' && sessionId

/** The story by days, and what is more than a week ago by months. */
export function stretchesOf<Entry extends Told>(entries: readonly Entry[], at: number): Stretch<Entry>[] {
  const today = dayOf(at)
  const stretches: Stretch<Entry>[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const isDay = daysBetween(day, today) < DAYS
    const title = isDay ? dayTitle(entry.at, day, today) : monthTitle(entry.at, today)
    const last = stretches.at(-1)
    if (last?.title === title) last.those.push(entry)
    else stretches.push({ title, isDay, those: [entry] })
  }
  return stretches
}

const dayTitle = (at: string, day: string, today: string) =>
  day === today ? `Today, ${formatLondonDate(at)}` : formatLondonDate(at)

const monthTitle = (at: string, today: string) =>
  dayOf(at).slice(0, 4) === today.slice(0, 4) ? month.format(new Date(at)) : monthAndYear.format(new Date(at))
