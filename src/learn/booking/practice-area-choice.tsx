import { Segments } from '../../ui/form/segments'
import { SelectField } from '../../ui/form/select-field'
import styles from './starts/starts.module.css'

interface PracticeAreaChoiceProps {
  /** With whether a mock is left there. */
  areas: readonly { id: string; name: string; isLeft: boolean }[]
  value: string | null
  onChange: (id: string) => void
}

const SEEN_AT_ONCE = 3
/** Longer names do not fit side by side on a phone. */
const LONGEST = 18

/** The practice areas: all visible if there are few, otherwise a list. */
export function PracticeAreaChoice({ areas, value, onChange }: PracticeAreaChoiceProps) {
  if (areas.length <= 1) return <p className="meta">{areas[0]?.name}</p>
  if (areas.length <= SEEN_AT_ONCE && areas.every(({ name, isLeft }) => isLeft && name.length <= LONGEST)) {
    return (
      <Segments
        label="Practice area"
        value={value ?? ''}
        onChange={onChange}
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )
  }
  return (
    <SelectField
      label="Practice area"
      inline
      className={styles.bookerArea}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={areas.map(({ id, name, isLeft }) => ({ value: id, label: isLeft ? name : `${name} (no mock left)` }))}
    />
  )
}
