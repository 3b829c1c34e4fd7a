import { clsx } from 'clsx'
import { useId } from 'react'
import { type Day, dayWords } from '../../ui/time/london-days'
import { differsFromLondon, formatDate, formatTime, LONDON, zoneCity } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import styles from './start-week.module.css'
import type { FreeStart } from './use-free-starts'
import { weekDays } from './week-strip'

interface StartGridProps {
  monday: Day
  days: ReadonlyMap<Day, readonly FreeStart[]>
  /** The day shown on a phone, and on a desk too if every day is alike. */
  day: Day
  oneDay: boolean
  chosen: string | null
  onChoose: (startAt: string) => void
}

/** The starts of a week as one choice; arrow keys move through them. */
export function StartGrid({ monday, days, day, oneDay, chosen, onChoose }: StartGridProps) {
  const name = useId()
  return (
    <fieldset className={clsx(styles.starts, oneDay && styles.startsOne)}>
      <legend className="vh">Start, London time</legend>
      {weekDays(monday).map((each) => {
        const starts = days.get(each) ?? []
        if (oneDay && each !== day) return null
        return (
          <ul
            key={each}
            className={clsx(styles.startsDay, each === day && styles.startsDayOn)}
            aria-label={dayWords(each, 'long')}
          >
            {starts.map((start) => (
              <Start key={start.id} start={start} name={name} chosen={start.from === chosen} onChoose={onChoose} />
            ))}
            {starts.length === 0 && <li className={styles.startsNone}>Nothing free</li>}
          </ul>
        )
      })}
    </fieldset>
  )
}

interface StartProps {
  start: FreeStart
  name: string
  chosen: boolean
  onChoose: (startAt: string) => void
}

function Start({ start, name, chosen, onChoose }: StartProps) {
  const zone = useOwnZone()
  const id = useId()
  const own = differsFromLondon(zone, start.from)
  const otherDay = own && formatDate(start.from, zone, 'year') !== formatDate(start.from, LONDON, 'year')
  return (
    <li>
      <input
        className="vh"
        type="radio"
        id={id}
        name={name}
        value={start.from}
        checked={chosen}
        onChange={() => onChoose(start.from)}
      />
      <label className={styles.start} htmlFor={id}>
        <span className="num">{formatTime(start.from, LONDON)}</span>
        {own && (
          <span className={clsx(styles.startOwn, 'num')}>
            <span className="vh">London, </span>
            {otherDay && `${formatDate(start.from, zone).split(' ')[0]} `}
            {formatTime(start.from, zone)}
            <span className="vh"> {zoneCity(zone)}</span>
          </span>
        )}
      </label>
    </li>
  )
}
