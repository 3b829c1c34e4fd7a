import { useId } from 'react'
import { Checkbox } from '../../ui/form/checkbox'
import { FieldNotes } from '../../ui/form/field'
import styles from './slots.module.css'

interface Named {
  id: string
  name: string
}

/** What hours can be for. */
export interface Offered {
  types: readonly Named[]
  areas: readonly Named[]
}

/** What hours are for; where nothing is chosen, for everything. */
export interface Narrowing {
  sessionTypes: Named[]
  practiceAreas: Named[]
}

interface ForWhatProps {
  offered: Offered
  value: Narrowing
  onChange: (value: Partial<Narrowing>) => void
  faults: Record<string, string>
}

/** The session types and practice areas that hours are for. */
export const ForWhat = ({ offered, value, onChange, faults }: ForWhatProps) => (
  <>
    <Ticks
      legend="Session types"
      all="Any you may conduct"
      options={offered.types}
      value={value.sessionTypes}
      onChange={(sessionTypes) => onChange({ sessionTypes })}
      error={faults.sessionTypes}
    />
    <Ticks
      legend="Practice areas"
      all="Any area"
      options={offered.areas}
      value={value.practiceAreas}
      onChange={(practiceAreas) => onChange({ practiceAreas })}
      error={faults.practiceAreas}
    />
  </>
)

interface TicksProps {
  legend: string
  /** What none ticked means. */
  all: string
  options: readonly Named[]
  value: readonly Named[]
  onChange: (value: Named[]) => void
  error?: string | undefined
}

function Ticks({ legend, all, options, value, onChange, error }: TicksProps) {
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
