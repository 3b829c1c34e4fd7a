import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { zoneCity } from '../../ui/time/london-time'
import { weekdays } from '../../ui/time/weekdays'
import styles from './slots.module.css'
import type { TypedHours } from './use-typed-hours'
import { readTime } from './weekly-hours'

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
        onChange={(event) => set({ weekday: Number(event.target.value) })}
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
