import { addDays, type Day, dayWords, mondayOf, weekWords } from '../../ui/time/london-days'

export type View = 'month' | 'week' | 'day' | 'list'

export const views: readonly { value: View; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
  { value: 'list', label: 'List' },
]

const LIST_DAYS = 28

export const isView = (text: string | null): text is View => views.some(({ value }) => value === text)

/** The days that a view shows around a date, and their title. */
export function periodOf(view: View, date: Day): { from: Day; days: number; words: string } {
  if (view === 'day') return { from: date, days: 1, words: dayWords(date, 'long') }
  if (view === 'week')
    return { from: mondayOf(date), days: 7, words: `${weekWords(mondayOf(date))} ${mondayOf(date).slice(0, 4)}` }
  if (view === 'list') {
    return {
      from: date,
      days: LIST_DAYS,
      words: `${dayWords(date)} to ${dayWords(addDays(date, LIST_DAYS - 1), 'year')}`,
    }
  }
  const [, , month, year] = dayWords(firstOf(date), 'long').split(' ')
  const from = mondayOf(firstOf(date))
  const weeks = mondayOf(addDays(from, 35)).slice(0, 7) === date.slice(0, 7) ? 6 : 5
  return { from, days: weeks * 7, words: `${month} ${year}` }
}

/** The weeks of a month's period, each by its days. */
export function weeksOf(month: Day): Day[][] {
  const { from, days } = periodOf('month', month)
  return Array.from({ length: days / 7 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(from, week * 7 + day)),
  )
}

/** What is read for a view: of a day its week, whose other days a phone shows above it. */
export const readFor = (view: View, date: Day) => periodOf(view === 'day' ? 'week' : view, date)

/** The date one page further. */
export function step(view: View, date: Day, by: 1 | -1): Day {
  if (view === 'day') return addDays(date, by)
  if (view === 'week') return addDays(date, 7 * by)
  if (view === 'list') return addDays(date, LIST_DAYS * by)
  const at = new Date(`${firstOf(date)}T12:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 10)
}

const firstOf = (date: Day): Day => `${date.slice(0, 7)}-01`
