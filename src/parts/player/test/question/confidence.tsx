import type { ReactNode } from 'react'
import { Button } from '../../../../ui/action/button'
import type { Question } from '../attempt-parts'
import styles from './confidence.module.css'

interface ConfidenceProps {
  value: Question['confidence']
  disabled: boolean
  /** Saying it checks the answer. */
  check?: boolean
  onChoose: (at: number) => void
  children?: ReactNode
}

const options = [
  { value: 'sure', label: 'Sure' },
  { value: 'unsure', label: 'Unsure' },
  { value: 'guessing', label: 'Guessing' },
] as const

/** How sure somebody is of an answer: with `check` it is the button that checks it. */
export function Confidence({ value, disabled, check = false, onChoose, children }: ConfidenceProps) {
  return (
    <div className={styles.confidence}>
      <p className={styles.words}>
        {check ? (
          <>
            <strong>Check my answer.</strong> I am:
          </>
        ) : (
          'I am'
        )}
      </p>
      <fieldset className={styles.buttons}>
        <legend className="vh">{check ? 'Check my answer. How sure are you?' : 'How sure are you?'}</legend>
        {options.map((each, at) => (
          <Button
            key={each.value}
            size={check ? 'lg' : undefined}
            variant={value === each.value ? 'primary' : 'default'}
            aria-pressed={check ? undefined : value === each.value}
            aria-keyshortcuts={String(at + 1)}
            disabled={disabled}
            onClick={() => onChoose(at)}
          >
            {each.label}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
