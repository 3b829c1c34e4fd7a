import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { addDays, type Day, dayOf } from '../../ui/time/london-days'
import { formatSpan, LONDON } from '../../ui/time/london-time'
import { weekdayName } from '../../ui/time/weekdays'
import { placedOn } from '../calendar/day-grid'
import { type GridBlock, WeekGrid } from '../calendar/week-grid'
import styles from '../calendar/week-grid.module.css'
import type { BusyTime } from './busy-card'
import type { RuleFragment, TakenTimeQuery } from './hours.documents'
import slotsStyles from './slots.module.css'
import { hoursInWeek, rangeWords } from './weekly-hours'

export interface HoursShown {
  rules: readonly RuleFragment[]
  taken: TakenTimeQuery['slots']['entries']
  /** When the tutor is busy elsewhere. */
  busy: readonly BusyTime[]
  monday: Day
  chosenId: string | null
  onAdd: (weekday: number) => void
  /** With `remove` it asks whether to remove them. */
  onEdit: (ruleId: string, remove?: boolean) => void
}

const takenWords: Record<string, string> = { booked: 'Booked', held: 'Held', blocked: 'Not available' }

/** The coming week: the rules' hours, time off, and bookings, hatched. */
export function HoursGrid({ rules, taken, busy, monday, chosenId, onAdd, onEdit }: HoursShown) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const blocks: GridBlock[] = []
  for (const rule of rules) {
    for (const { from, until } of hoursInWeek(rule, monday))
      for (const place of placedOn(days, from, until))
        blocks.push({
          key: `${rule.id}:${place.day}`,
          look: rule.id === chosenId ? 'chosen' : 'open',
          ...place,
          children: <RuleBlock rule={rule} onEdit={onEdit} />,
        })
  }
  const names = new Map(busy.map(({ id, name }) => [id, name ?? /* text */ 'Busy elsewhere']))
  const over = taken
    .filter(({ status }) => status !== 'open')
    .flatMap((each) => takenBlocks(each, days, names.get(each.id)))
  const extra = extraBlocks(taken, rules, monday, days)
  return (
    <WeekGrid
      label="Hours of the week"
      days={days}
      blocks={[...blocks, ...extra]}
      over={over}
      today={dayOf(now())}
      headExtra={(day) => (
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          label={`Add hours on ${weekdayName(days.indexOf(day) + 1)}`}
          onClick={() => onAdd(days.indexOf(day) + 1)}
        />
      )}
    />
  )
}

function RuleBlock({ rule, onEdit }: { rule: RuleFragment; onEdit: HoursShown['onEdit'] }) {
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onEdit(rule.id, true)
  }
  const narrowed = [...rule.sessionTypes, ...rule.practiceAreas].map(({ name }) => name).join(', ')
  return (
    <button type="button" onClick={() => onEdit(rule.id)} onKeyDown={keys}>
      <span className="vh">{weekdayName(rule.weekday)}, </span>
      <span className={clsx(styles.title, 'num')}>{rangeWords(rule)}</span>
      <span className={styles.meta}>{narrowed || 'Any session'}</span>
    </button>
  )
}

type Taken = HoursShown['taken'][number]

/** Taken time, cut at midnight; of a busy time with the name of its calendar. */
function takenBlocks({ id, from, until, status }: Taken, days: readonly Day[], name: string | undefined): GridBlock[] {
  return placedOn(days, from, until).map((place) => ({
    key: `${id}:${place.day}`,
    look: status === 'blocked' ? 'off' : 'busy',
    ...place,
    children: (
      <span className={slotsStyles.taken}>
        <span className={clsx(styles.title, 'num')}>{name ?? takenWords[status]}</span>
        {status !== 'blocked' && <span className="vh"> {formatSpan(from, until, LONDON)}</span>}
      </span>
    ),
  }))
}

/** Open time without a rule: the extra hours of one day. */
function extraBlocks(
  taken: HoursShown['taken'],
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
