import { dayOf, daysBetween } from '../../../ui/time/london-days'
import { formatLondonDate, LONDON } from '../../../ui/time/london-time'
import type { PersonStoryQuery } from '../person.documents'

export type Entry = PersonStoryQuery['userStory']['entries'][number]

/** Entries of one day, or further back of one month. */
export interface Stretch {
  title: string
  isDay: boolean
  those: Entry[]
}

/** So many days are told one by one. */
const DAYS = 7
const month = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, month: 'long', year: 'numeric' })

/** A booking with its price as one line: the payment for a session is no news beside it. */
export function withPrices(entries: readonly Entry[]): Entry[] {
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

const isPayment = ({ kind, detail, sessionId }: Entry) => kind === 'movement' && detail === 'purchase' && sessionId

/** The story by days, and what is more than a week ago by months. */
export function stretchesOf(entries: readonly Entry[], at: number): Stretch[] {
  const today = dayOf(at)
  const stretches: Stretch[] = []
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
