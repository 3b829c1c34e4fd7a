import { SelectField } from '../../../ui/form/select-field'
import styles from './speed-field.module.css'
import { speeds } from './speeds'

interface SpeedFieldProps {
  speed: number
  onSpeed: (speed: number) => void
}

export function SpeedField({ speed, onSpeed }: SpeedFieldProps) {
  return (
    <SelectField
      className={styles.speed}
      label="Speed"
      labelHidden
      value={String(speed)}
      onChange={(event) => onSpeed(Number(event.target.value))}
      options={speeds.map((each) => ({ value: String(each), label: /* not text */ `${each}×` }))}
    />
  )
}
