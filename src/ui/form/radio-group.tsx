import { type ReactNode, useId } from 'react'
import { FieldNotes, OptionalMark } from './field'
import fieldStyles from './field.module.css'
import styles from './radio-group.module.css'

export type RadioOption<V extends string> = { value: V; label: ReactNode; help?: ReactNode; disabled?: boolean }
type RadioGroupProps<V extends string> = {
  legend: ReactNode
  options: readonly RadioOption<V>[]
  value: V | null
  onChange: (value: V) => void
  name?: string
  /** `cards` frames each choice, in two columns; `lines` are plain radio buttons. */
  look?: 'lines' | 'cards'
  error?: string | null
  help?: ReactNode
  optional?: boolean
  id?: string
}

/** One of a few choices, all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, value, onChange, name, look = 'lines', error, help, optional, id: givenId } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={styles.radios} aria-describedby={described || undefined} tabIndex={-1}>
      <legend className={fieldStyles.label}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <span key={option.value} className={styles.radio}>
            <input
              className={look === 'cards' ? 'vh' : styles.dot}
              type="radio"
              id={`${id}-${option.value}`}
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
              onChange={() => onChange(option.value)}
            />
            <label className={styles.label} htmlFor={`${id}-${option.value}`}>
              <span className={styles.title}>{option.label}</span>
              {option.help && (
                <span className={styles.help} id={`${id}-${option.value}-help`}>
                  {option.help}
                </span>
              )}
            </label>
          </span>
        ))}
      </div>
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  )
}
