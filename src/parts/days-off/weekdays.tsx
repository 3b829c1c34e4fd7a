import { Checkbox } from '../../ui/form/checkbox'
import styles from './weekdays.module.css'

/** From 1 (Monday) to 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7]
/** 5 January 2026 was a Monday. */
const weekdayName = (day: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))

/** The days of each week without study. */
export function Weekdays({ value, onChange }: { value: readonly number[]; onChange: (days: number[]) => void }) {
  return (
    <fieldset className={styles.days}>
      <legend>Days off each week</legend>
      {weekdays.map((each) => (
        <Checkbox
          key={each}
          label={weekdayName(each)}
          checked={value.includes(each)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, each] : value.filter((other) => other !== each))
          }
        />
      ))}
    </fieldset>
  )
}
