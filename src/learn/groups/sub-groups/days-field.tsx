import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { dayWords, isDay } from '../../../ui/time/london-days'
import styles from './sub-groups.module.css'

const MOST_DAYS = 20

interface DaysFieldProps {
  /** The paper: 'Written'. */
  label: string
  value: readonly string[]
  error?: string | undefined
  onChange: (value: readonly string[]) => void
}

/** The days of a paper, with a field for one more. */
export function DaysField({ label, value, error, onChange }: DaysFieldProps) {
  const [day, setDay] = useState('')
  const isFull = value.length >= MOST_DAYS
  const add = () => {
    if (!isDay(day)) return
    onChange([...new Set([...value, day])].sort())
    setDay('')
  }
  return (
    <div className={styles.days}>
      <div className={styles.day}>
        <TextField
          label={`${label}: a day`}
          type="date"
          value={day}
          error={error}
          disabled={isFull}
          help={isFull ? `At most ${MOST_DAYS} days.` : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button onClick={add} disabled={isFull || !isDay(day)} label={`Add a day: ${label}`}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={`Days: ${label}`}>
          {value.map((each) => (
            <li key={each}>
              {dayWords(each, 'year')}
              <Button
                variant="quiet"
                size="sm"
                icon="close"
                label={`Remove ${dayWords(each, 'year')}`}
                onClick={() => onChange(value.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
