import { type KeyboardEvent, useId } from 'react'
import { pointsOf } from '../../../../rules/room/score'
import { GRADES } from '../../room/scores'
import type { Grade } from '../../room/session-parts'
import styles from './grade-keys.module.css'

interface GradeKeysProps {
  label: string
  value: Grade | null
  onChange: (grade: Grade | null) => void
  /** A letter was pressed, so the marker is done here. */
  onLetter?: () => void
  disabled?: boolean
}

/** A to F for one criterion: a letter chooses and goes on, arrows choose and stay, Backspace removes the grade. */
export function GradeKeys({ label, value, onChange, onLetter, disabled }: GradeKeysProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const grade = GRADES.find((each) => each === event.key.toUpperCase())
    const clears = event.key === 'Backspace' || event.key === 'Delete'
    if (!grade && !clears) return
    event.preventDefault()
    onChange(grade ?? null)
    if (!grade) return
    document.getElementById(`${id}-${grade}`)?.focus()
    onLetter?.()
  }
  return (
    <div className={styles.grades} role="radiogroup" aria-label={`Grade: ${label}`} onKeyDown={press}>
      {GRADES.map((grade) => (
        <span key={grade} className={styles.grade}>
          <input
            className="vh"
            type="radio"
            id={`${id}-${grade}`}
            name={id}
            checked={value === grade}
            disabled={disabled}
            onChange={() => onChange(grade)}
          />
          <label htmlFor={`${id}-${grade}`}>
            <span aria-hidden="true">{grade}</span>
            <span className="vh">
              {grade}, {pointsOf(grade)} of 5
            </span>
          </label>
        </span>
      ))}
    </div>
  )
}
