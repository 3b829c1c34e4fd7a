import { type Ability, holds } from '../../../access/viewer'
import { useViewer } from '../../providers/sign-in/viewer'
import { Checkbox } from '../../ui/form/checkbox'
import styles from './admin-form.module.css'
import type { Choice } from './widget'

interface TicksProps {
  options: Choice[]
  /** Whether they are abilities: the viewer sees those that they lack but cannot change them. */
  grants?: boolean
  id?: string
  value: string[]
  onChange?: (value: unknown) => void
  'aria-describedby'?: string
}

/** Choices with explanations: a box to tick for each, below the heading of its area. */
export function Ticks({ options, grants, id, value, onChange, 'aria-describedby': describedBy }: TicksProps) {
  const viewer = useViewer()
  const isWithheld = (option: string) => Boolean(grants && !(viewer && holds(viewer, option as Ability)))
  const toggle = (option: string, on: boolean) =>
    onChange?.(on ? [...value, option] : value.filter((each) => each !== option))
  const areas = [...new Set(options.map(({ area }) => area))]
  return (
    <fieldset id={id} className={styles.ticks} tabIndex={-1} aria-describedby={describedBy}>
      {areas.map((area) => (
        <fieldset key={area ?? ''} className={styles.ticksArea}>
          {area && <legend>{area}</legend>}
          {options
            .filter((each) => each.area === area)
            .map(({ value: option, label, help }) => (
              <Checkbox
                key={option}
                label={help ?? label}
                help={help && <TickNote name={label} withheld={isWithheld(option)} />}
                checked={value.includes(option)}
                disabled={isWithheld(option)}
                onChange={(event) => toggle(option, event.target.checked)}
              />
            ))}
        </fieldset>
      ))}
    </fieldset>
  )
}

const TickNote = ({ name, withheld }: { name: string; withheld: boolean }) => (
  <>
    <code>{name}</code>
    {withheld && ' · You do not have this ability, so you cannot give it.'}
  </>
)
