import { Checkbox } from '../../ui/form/checkbox'
import { Segments } from '../../ui/form/segments'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { dayWords } from '../../ui/time/london-days'
import { zoneCity } from '../../ui/time/london-time'
import { weekdays } from '../../ui/time/weekdays'
import { type Draft, onWeekday } from './hours-draft'
import styles from './slots.module.css'
import { readTime } from './weekly-hours'

export interface TypedHours {
  hours: Draft
  faults: Record<string, string>
  set: (values: Partial<Draft>) => void
}

/** Whether the hours are for every week, or for the date they were opened on alone. */
export const EveryWeekOrOnce = ({ typed: { hours, set } }: { typed: TypedHours }) => (
  <Segments
    label="Repeats"
    value={hours.isOnce ? 'once' : 'weekly'}
    onChange={(value) => set({ isOnce: value === 'once' })}
    options={[
      { value: 'weekly', label: `Every ${weekdays[hours.weekday - 1]}` },
      { value: 'once', label: `Only ${dayWords(hours.date)}` },
    ]}
  />
)

interface WeekdayAndTimesProps {
  typed: TypedHours
  /** Whose clocks the times may go by. */
  zones: readonly string[]
}

/** The day of the week, and the times by the clock of their zone. */
export function WeekdayAndTimes({ typed: { hours, faults, set }, zones }: WeekdayAndTimesProps) {
  const time = (field: 'from' | 'until') => ({
    inputMode: 'numeric' as const,
    required: true,
    value: hours[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
    onBlur: () => set({ [field]: readTime(hours[field]) ?? hours[field] }),
    error: faults[field],
  })
  return (
    <>
      <SelectField
        label="Day"
        value={String(hours.weekday)}
        onChange={(event) => set(onWeekday(hours, Number(event.target.value)))}
        options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
        error={faults.weekday}
      />
      <div className={styles.pair}>
        <TextField label="From" {...time('from')} />
        <TextField label="Until" {...time('until')} />
      </div>
      {zones.length > 1 && (
        <SelectField
          label="By the clock of"
          value={hours.timezone}
          onChange={(event) => set({ timezone: event.target.value })}
          options={zones.map((value) => ({ value, label: zoneCity(value) }))}
          error={faults.timezone}
        />
      )}
    </>
  )
}

/** The other days of the week that get the same hours. */
export const AlsoOn = ({ typed: { hours, set } }: { typed: TypedHours }) => (
  <fieldset className={styles.alsoOn}>
    <legend>Also on</legend>
    {weekdays.map((name, index) => {
      const weekday = index + 1
      if (weekday === hours.weekday) return null
      const others = hours.alsoOn.filter((each) => each !== weekday)
      return (
        <Checkbox
          key={name}
          label={<abbr title={name}>{name.slice(0, 3)}</abbr>}
          aria-label={name}
          checked={hours.alsoOn.includes(weekday)}
          onChange={(event) => set({ alsoOn: event.target.checked ? [...others, weekday].sort() : others })}
        />
      )
    })}
  </fieldset>
)

/** From when and how long the hours are open every week. */
export function FirstAndLastDay({ typed: { hours, faults, set } }: { typed: TypedHours }) {
  const day = (field: 'validFrom' | 'validUntil') => ({
    type: 'date',
    optional: true,
    value: hours[field] ?? '',
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value || null }),
    error: faults[field],
  })
  return (
    <div className={styles.pair}>
      <TextField label="First day" {...day('validFrom')} />
      <TextField label="Last day" {...day('validUntil')} />
    </div>
  )
}
