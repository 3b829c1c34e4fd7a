import { Checkbox } from '../../ui/form/checkbox'
import styles from './weekdays.module.css'

/** From 1 (Monday) to 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7]
/** 5 January 2026 was a Monday. */
const weekdayName = (day: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))

interface WeekdaysProps {
  legend?: string
  value: readonly number[]
  onChange: (days: number[]) => void
}

/** Days of each week: unless told, those without study. */
export function Weekdays({ legend = 'Days off each week', value, onChange }: WeekdaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend>{legend}</legend>
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
