import { clsx } from 'clsx'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import cardStyles from '../../ui/data/card.module.css'
import { addDays, dayOf } from '../../ui/time/london-days'
import { formatSpan, LONDON } from '../../ui/time/london-time'
import { weekdayName, weekdays } from '../../ui/time/weekdays'
import type { HoursShown } from './hours-grid'
import styles from './slots.module.css'
import { rangeWords } from './weekly-hours'

/** The week on a phone: each day with its hours, and the bookings of the shown week below them. */
export function HoursList({ rules, taken, monday, draft, onAdd, onEdit }: HoursShown) {
  return (
    <section className={clsx(cardStyles.card, cardStyles.flush)} aria-label="Usual week">
      <ul className={styles.hoursList}>
        {weekdays.map((name, index) => {
          const weekday = index + 1
          const day = addDays(monday, index)
          const mine = rules.filter((rule) => rule.weekday === weekday).sort((a, b) => a.from.localeCompare(b.from))
          const booked = taken.filter(
            (slot) => (slot.status === 'booked' || slot.status === 'held') && dayOf(slot.from) === day,
          )
          return (
            <li key={name}>
              <p className={styles.hoursDay}>{name}</p>
              <div className={styles.hoursRanges}>
                {mine.map((rule) => (
                  <button
                    key={rule.id}
                    type="button"
                    className={clsx(styles.hoursRange, 'num')}
                    aria-pressed={rule.id === draft?.id}
                    aria-label={`${rangeWords(rule)}, ${name}`}
                    onClick={() => onEdit(rule.id, day)}
                  >
                    {rangeWords(rule)}
                  </button>
                ))}
                {mine.length === 0 && <span className={styles.hoursNone}>Not available</span>}
                {booked.map((slot) => (
                  <span key={slot.id} className={clsx(styles.hoursBooked, 'num')}>
                    <Icon name="classroom" size="xs" /> {formatSpan(slot.from, slot.until, LONDON)}{' '}
                    {slot.status === 'held' ? 'held' : 'booked'}
                  </span>
                ))}
              </div>
              <Button
                variant="quiet"
                icon="plus"
                label={`Add hours on ${weekdayName(weekday)}`}
                onClick={() => onAdd(day)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
