import { useTheme } from '../../theme/use-theme'
import { Switch } from '../../ui/form/checkbox'
import { RadioGroup } from '../../ui/form/radio-group'
import type { SectionProps } from './account'
import styles from './account.module.css'
import { LanguagePart } from './language-part'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const
const densities = [
  { value: 'comfortable', label: 'Comfortable', help: 'More room between lines.' },
  { value: 'dense', label: 'Dense', help: 'More on the screen, for long lists.' },
] as const

/** The language, and the look of the application on this device, changed at once. */
export function AppearanceSection({ account }: SectionProps) {
  const { choice, density, lessMotion, setTheme, setDensity, setLessMotion } = useTheme()
  return (
    <div className={styles.form}>
      <LanguagePart account={account} />
      <p className="meta">Kept on this device.</p>
      <div className={styles.three}>
        <RadioGroup
          legend="Theme"
          look="cards"
          options={themes}
          value={choice}
          onChange={setTheme}
          help="System follows this device, at night too."
        />
      </div>
      <RadioGroup legend="Density" look="cards" options={densities} value={density} onChange={setDensity} />
      <Switch
        label="Reduce motion"
        help="Pages and windows change without sliding. A device that asks for this has it anyway."
        checked={lessMotion}
        onChange={(event) => setLessMotion(event.target.checked)}
      />
    </div>
  )
}
