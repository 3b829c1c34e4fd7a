import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Avatar } from '../data/avatar'
import styles from './choice-list.module.css'

/** Somebody to choose. */
export interface PersonChoice {
  id: string
  name: string
  picture?: string | null | undefined
  /** What speaks for or against them. */
  meta?: string | undefined
  /** A number at the end, and what it consists of. */
  end?: string | undefined
  endMeta?: string | undefined
  disabled?: boolean | undefined
}

interface ChoiceListProps {
  label: string
  choices: readonly PersonChoice[]
  /** The one whose choice is being sent. */
  busy?: string | null | undefined
  onChoose: (choice: PersonChoice) => void
}

/** People below one another; a press chooses one at once. */
export function ChoiceList({ label, choices, busy, onChoose }: ChoiceListProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className={clsx(styles.choice, busy === choice.id && styles.sent)}
            disabled={choice.disabled || busy != null}
            onClick={() => onChoose(choice)}
          >
            <Avatar name={choice.name} src={choice.picture} userId={choice.id} />
            <span className={styles.words}>
              <strong className={styles.name}>{choice.name}</strong>
              <Line>{choice.meta}</Line>
            </span>
            {choice.end && (
              <span className={clsx(styles.end, 'num')}>
                {choice.end}
                <Line>{choice.endMeta}</Line>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Line = ({ children }: { children: ReactNode }) => children && <span className={styles.meta}>{children}</span>
