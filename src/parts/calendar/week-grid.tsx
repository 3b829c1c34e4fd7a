import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, KeyboardEvent, ReactNode } from 'react'
import cardStyles from '../../ui/data/card.module.css'
import { type Day, dayWords, noonOf } from '../../ui/time/london-days'
import { differsFromLondon, formatDate, formatTime, LONDON, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import { hoursShown, lanes, type Placed } from './day-grid'
import styles from './week-grid.module.css'

export interface GridBlock extends Placed {
  key: string
  day: Day
  /** The fill and edge of its kind. */
  look: 'session' | 'hold' | 'event' | 'open' | 'chosen' | 'off' | 'busy' | 'extra'
  children: ReactNode
}

interface WeekGridProps {
  label: string
  days: readonly Day[]
  blocks: readonly GridBlock[]
  /** Blocks over the others, such as bookings in open hours. */
  over?: readonly GridBlock[]
  /** Lines above the hours, such as study days and deadlines. */
  allDay?: ReadonlyMap<Day, ReactNode>
  today: Day
  /** Minutes after midnight, for the line at the present. */
  nowAt?: number
  /** Content beside a day's name. */
  headExtra?: (day: Day) => ReactNode
  firstHour?: number
  lastHour?: number
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Where hours are drawn in it: what listens to pointers. */
  drawing?: Pick<
    ComponentProps<'section'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture' | 'ref' | 'className'
  >
}

/** Days across, London's hours down, with the reader's own zone beside them. */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, blocks, over = [], allDay, today, firstHour, lastHour, onKeyDown, drawing } = props
  const zone = useOwnZone()
  const hours = hoursShown([...blocks, ...over.filter(({ look }) => look === 'busy')], firstHour, lastHour)
  const [first = today, last = first] = [days[0], days.at(-1)]
  const own = differsFromLondon(zone, noonOf(first), noonOf(last))
  const columns = { '--days': days.length } as CSSProperties
  return (
    <section
      {...drawing}
      className={clsx(cardStyles.card, cardStyles.flush, styles.grid, drawing?.className)}
      aria-label={label}
      style={columns}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <p className={styles.zone}>
          <strong>London</strong>
          {own && <span>{zoneCity(zone)} below</span>}
        </p>
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today}>
            {props.headExtra?.(day)}
          </DayHead>
        ))}
      </div>
      {allDay && allDay.size > 0 && (
        <div className={styles.all}>
          <p className={styles.zone}>All day</p>
          {days.map((day) => (
            <div key={day}>{allDay.get(day)}</div>
          ))}
        </div>
      )}
      <div className={styles.body}>
        <ol className={clsx(styles.axis, 'num')} aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>
              {`${String(hour).padStart(2, '0')}:00`}
              {own && <span>{ownHour(first, hour, zone)}</span>}
            </li>
          ))}
        </ol>
        {days.map((day) => (
          <DayColumn key={day} day={day} hours={hours} {...props} />
        ))}
      </div>
    </section>
  )
}

function DayHead({ day, isToday, children }: { day: Day; isToday: boolean; children: ReactNode }) {
  const [name, number] = formatDate(noonOf(day), LONDON).split(' ')
  return (
    <div className={clsx(styles.day, isToday && styles.dayNow)}>
      <h2>
        {name} <b className="num">{number}</b>
        {isToday && <span className="vh">, today</span>}
      </h2>
      {children}
    </div>
  )
}

type DayColumnProps = Pick<WeekGridProps, 'blocks' | 'over' | 'today' | 'nowAt'> & {
  day: Day
  hours: readonly number[]
}

/** The line at the present, and over it the blocks of a day, side by side where they overlap. */
function DayColumn({ day, hours, blocks, over = [], today, nowAt }: DayColumnProps) {
  const top = hours[0] ?? 8
  return (
    <ol
      className={clsx(styles.column, day === today && styles.columnNow)}
      aria-label={dayWords(day, 'long')}
      data-day={day}
      data-first-hour={top}
      data-hour-count={hours.length}
    >
      {day === today && nowAt !== undefined && nowAt >= top * 60 && nowAt < (top + hours.length) * 60 && (
        <li className={styles.now} style={{ '--from': nowAt / 60 - top } as CSSProperties} aria-hidden="true" />
      )}
      {lanes(blocks.filter((block) => block.day === day)).map((block) => (
        <li key={block.key} className={clsx(styles.block, styles[block.look])} style={placeOf(block, top)}>
          {block.children}
        </li>
      ))}
      {over
        .filter((block) => block.day === day && block.end > top * 60)
        .map((block) => (
          <li
            key={block.key}
            className={clsx(styles.block, styles.over, styles[block.look])}
            style={placeOf({ ...inside(block, top, hours.length), lane: 0, of: 1 }, top)}
          >
            {block.children}
          </li>
        ))}
    </ol>
  )
}

const inside = ({ start, end }: Placed, top: number, hours: number): Placed => ({
  start: Math.max(start, top * 60),
  end: Math.min(end, (top + hours) * 60),
})

function placeOf({ start, end, lane, of }: Placed & { lane: number; of: number }, top: number): CSSProperties {
  return {
    '--from': start / 60 - top,
    '--long': Math.max(0.5, (end - start) / 60),
    '--lane': lane,
    '--lanes': of,
  } as CSSProperties
}

/** The own zone's clock at an hour of London's day; when the clocks change, the later hours are right. */
function ownHour(day: Day, hour: number, zone: string): string {
  const noon = Date.parse(noonOf(day))
  const londonNoon = Number(formatTime(noon, LONDON).slice(0, 2))
  return formatTime(noon + (hour - londonNoon) * 3_600_000, zone).slice(0, 5)
}
