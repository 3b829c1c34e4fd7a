import { clsx } from 'clsx'
import { type Day, dayOf } from '../../ui/time/london-days'
import { formatSpan, LONDON } from '../../ui/time/london-time'
import { placedOn } from '../calendar/day-grid'
import type { GridBlock } from '../calendar/week-grid'
import styles from '../calendar/week-grid.module.css'
import type { BusyTime } from './busy-card'
import type { Span } from './drawing/span'
import { WRITTEN } from './drawing/use-drawing'
import type { RuleFragment, TakenTimeQuery } from './hours.documents'
import { type Draft, draftInWeek } from './hours-draft'
import slotsStyles from './slots.module.css'
import { hoursInWeek } from './weekly-hours'

/** Hours in the grid of a week, as they stand or as they are written. */
export interface HoursBlock extends Span {
  key: string
  hours: RuleFragment | Draft
  /** The date of theirs that this is. */
  date: Day
  /** Whether it can be moved: one that midnight cuts cannot. */
  isWhole: boolean
}

/** The weekly hours of the days shown; those of the draft as it is written. */
export function hoursBlocks(
  rules: readonly RuleFragment[],
  draft: Draft | null,
  monday: Day,
  days: readonly Day[],
): HoursBlock[] {
  const standing = rules
    .filter(({ id }) => id !== draft?.id)
    .flatMap((rule) =>
      hoursInWeek(rule, monday).map((open) => ({ ...open, hours: rule, key: `${rule.id}:${open.date}` })),
    )
  const written = draft ? draftInWeek(draft, monday).map((open) => ({ ...open, hours: draft, key: WRITTEN })) : []
  return [...standing, ...written].flatMap(({ key, hours, date, from, until }) => {
    const isWhole = dayOf(from) === dayOf(Date.parse(until) - 1)
    return placedOn(days, from, until).map((place) => ({ ...place, key, hours, date, isWhole }))
  })
}

type Taken = TakenTimeQuery['slots']['entries'][number]

const takenWords: Record<string, string> = { booked: 'Booked', held: 'Held', blocked: 'Not available' }

/** Bookings, time off, and what a calendar elsewhere holds, by its name. */
export function takenBlocks(taken: readonly Taken[], busy: readonly BusyTime[], days: readonly Day[]): GridBlock[] {
  const names = new Map(busy.map(({ id, name }) => [id, name ?? /* text */ 'Busy elsewhere']))
  return taken
    .filter(({ status }) => status !== 'open')
    .flatMap(({ id, from, until, status }) =>
      placedOn(days, from, until).map((place) => ({
        key: `${id}:${place.day}`,
        look: status === 'blocked' ? ('off' as const) : ('busy' as const),
        ...place,
        children: (
          <span className={slotsStyles.taken}>
            <span className={clsx(styles.title, 'num')}>{names.get(id) ?? takenWords[status]}</span>
            {status !== 'blocked' && <span className="vh"> {formatSpan(from, until, LONDON)}</span>}
          </span>
        ),
      })),
    )
}

/** Open time without weekly hours: the extra hours of one day. */
export function extraBlocks(
  taken: readonly Taken[],
  rules: readonly RuleFragment[],
  monday: Day,
  days: readonly Day[],
): GridBlock[] {
  const usual = rules.flatMap((rule) => hoursInWeek(rule, monday))
  const isUsual = (slot: Taken) =>
    usual.some(
      ({ from, until }) => Date.parse(from) < Date.parse(slot.until) && Date.parse(slot.from) < Date.parse(until),
    )
  return taken
    .filter((slot) => slot.status === 'open' && !isUsual(slot))
    .flatMap((slot) => placedOn(days, slot.from, slot.until).map((place) => ({ slot, place })))
    .map(({ slot, place }) => ({
      key: `${slot.id}:${place.day}`,
      look: 'extra',
      ...place,
      children: (
        <span className={slotsStyles.taken}>
          <span className={clsx(styles.title, 'num')}>{formatSpan(slot.from, slot.until, LONDON)}</span>
          <span className={styles.meta}>Extra</span>
        </span>
      ),
    }))
}
