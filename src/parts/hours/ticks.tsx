import { useId } from 'react'
import { Checkbox } from '../../ui/form/checkbox'
import { FieldNotes } from '../../ui/form/field'
import styles from './slots.module.css'

export interface Named {
  id: string
  name: string
}

interface TicksProps {
  legend: string
  /** What none ticked means. */
  all: string
  options: readonly Named[]
  value: readonly Named[]
  onChange: (value: Named[]) => void
  error?: string | undefined
}

/** The types or areas that hours are for. */
export function Ticks({ legend, all, options, value, onChange, error }: TicksProps) {
  const id = useId()
  const chosen = new Set(value.map((each) => each.id))
  return (
    <details className={styles.ticks} open={value.length > 0}>
      <summary>
        {legend} <span className="n">{value.length ? value.map(({ name }) => name).join(', ') : all}</span>
      </summary>
      <fieldset>
        <legend className="vh">{legend}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            checked={chosen.has(option.id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, option] : value.filter((each) => each.id !== option.id))
            }
          />
        ))}
      </fieldset>
      <FieldNotes id={id} error={error} />
    </details>
  )
}
