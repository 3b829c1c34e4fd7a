import { type ReactNode, useId } from 'react'
import styles from './segments.module.css'

type SegmentsProps<V extends string> = {
  label: string
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** A choice within the page: month, week or day. */
export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>) {
  const id = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <span key={option.value} className={styles.segment}>
          <input
            className="vh"
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </span>
      ))}
    </fieldset>
  )
}
