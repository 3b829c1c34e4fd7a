import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors, showError } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import cardStyles from '../../ui/data/card.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import { LONDON, zoneCity } from '../../ui/time/london-time'
import { AddHours, ChangeHours, RemoveHours, type RuleFragment } from './hours.documents'
import styles from './slots.module.css'
import { Ticks } from './ticks'
import { rangeWords, readTime, weekdayName, weekdays } from './weekly-hours'

/** Hours that are being written; without an id they are new. */
export type Draft = Omit<RuleFragment, 'id'> & { id?: string }

/** Empty hours for a day. */
export const newHours = (weekday: number, timezone: string): Draft => ({
  timezone,
  weekday,
  from: '09:00',
  until: '12:00',
  validFrom: null,
  validUntil: null,
  sessionTypes: [],
  practiceAreas: [],
})

interface HoursFormProps {
  /** Whose hours; one's own without it. */
  userId: string | undefined
  draft: Draft
  /** The tutor's own. */
  zone: string
  types: readonly { id: string; name: string }[]
  areas: readonly { id: string; name: string }[]
  /** Asks at once whether they should go. */
  asksToRemove: boolean
  onDone: () => void
}

const READ_AGAIN = ['Availability', 'TakenTime']

/** Weekly hours: the day, the times by the clock of their zone, and for what. */
export function HoursForm({ draft, userId, zone, types, areas, asksToRemove, onDone }: HoursFormProps) {
  const [hours, setHours] = useState(draft)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [removing, setRemoving] = useState(asksToRemove)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('select')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const done = (text: string) => {
    toast({ kind: 'positive', text, detail: `${weekdayName(hours.weekday)}, ${rangeWords(hours)}` })
    void invalidate(...READ_AGAIN)
    onDone()
  }
  const failed = {
    quiet: true,
    onError: (error: Parameters<typeof showError>[0]) => {
      const fields = fieldErrors('code' in error ? error : null)
      setErrors(fields)
      if (!Object.keys(fields).length) showError(error)
    },
  }
  const add = useAction(AddHours, { ...failed, onSuccess: () => done('Hours added') })
  const change = useAction(ChangeHours, { ...failed, onSuccess: () => done('Hours changed') })
  const remove = useAction(RemoveHours, { onSuccess: () => done('Hours removed') })
  const busy = add.isPending || change.isPending

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = { ...hours, from: readTime(hours.from) ?? '', until: readTime(hours.until) ?? '' }
    const found = problemsOf(typed, hours)
    setErrors(found)
    if (Object.keys(found).length) return
    const { id, sessionTypes, practiceAreas, ...rest } = typed
    const values = {
      ...rest,
      until: typed.until === '00:00' ? '24:00' : typed.until,
      sessionTypes: sessionTypes.map((each) => each.id),
      practiceAreas: practiceAreas.map((each) => each.id),
    }
    if (id) change.mutate({ id, ...values })
    else add.mutate({ userId, ...values })
  }
  const set = (values: Partial<Draft>) => setHours((old) => ({ ...old, ...values }))
  const zones = [...new Set([LONDON, zone, draft.timezone])]
  return (
    <form
      ref={form}
      className={clsx(cardStyles.card, styles.form)}
      onSubmit={save}
      aria-labelledby="hours-title"
      noValidate
    >
      <h2 id="hours-title">{draft.id ? `${weekdayName(draft.weekday)}, ${rangeWords(draft)}` : 'New hours'}</h2>
      <SelectField
        label="Day"
        value={String(hours.weekday)}
        onChange={(event) => set({ weekday: Number(event.target.value) })}
        options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
        error={errors.weekday}
      />
      <div className={styles.pair}>
        <TextField
          label="From"
          inputMode="numeric"
          required
          value={hours.from}
          onChange={(event) => set({ from: event.target.value })}
          onBlur={() => set({ from: readTime(hours.from) ?? hours.from })}
          error={errors.from}
        />
        <TextField
          label="Until"
          inputMode="numeric"
          required
          value={hours.until}
          onChange={(event) => set({ until: event.target.value })}
          onBlur={() => set({ until: readTime(hours.until) ?? hours.until })}
          error={errors.until}
        />
      </div>
      {zones.length > 1 && (
        <SelectField
          label="By the clock of"
          value={hours.timezone}
          onChange={(event) => set({ timezone: event.target.value })}
          options={zones.map((value) => ({ value, label: zoneCity(value) }))}
          error={errors.timezone}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label="First day"
          type="date"
          optional
          value={hours.validFrom ?? ''}
          onChange={(event) => set({ validFrom: event.target.value || null })}
          error={errors.validFrom}
        />
        <TextField
          label="Last day"
          type="date"
          optional
          value={hours.validUntil ?? ''}
          onChange={(event) => set({ validUntil: event.target.value || null })}
          error={errors.validUntil}
        />
      </div>
      <Ticks
        legend="Session types"
        all="Any you may conduct"
        options={types}
        value={hours.sessionTypes}
        onChange={(sessionTypes) => set({ sessionTypes })}
        error={errors.sessionTypes}
      />
      <Ticks
        legend="Practice areas"
        all="Any area"
        options={areas}
        value={hours.practiceAreas}
        onChange={(practiceAreas) => set({ practiceAreas })}
        error={errors.practiceAreas}
      />
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={busy}>
          {draft.id ? 'Save hours' : 'Add hours'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {draft.id && (
          <Button variant="danger" icon="trash" className={styles.remove} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      <Confirm
        open={removing}
        danger
        title={`Remove ${weekdayName(draft.weekday)}, ${rangeWords(draft)}?`}
        keepLabel="Keep them"
        confirmLabel="Remove hours"
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => draft.id && remove.mutate({ id: draft.id })}
      >
        <p>Nobody can book these hours from now on. Existing bookings don’t change.</p>
      </Confirm>
    </form>
  )
}

/** What is wrong; `typed` holds only times that could be read. */
function problemsOf({ from, until, validFrom, validUntil }: Draft, typed: Draft): Record<string, string> {
  const problems: Record<string, string> = {}
  if (!from) problems.from = typed.from.trim() ? NO_TIME : 'Field is required'
  if (!until) problems.until = typed.until.trim() ? NO_TIME : 'Field is required'
  else if (from && until !== '00:00' && until <= from) problems.until = 'Must be later than the start'
  if (validFrom && validUntil && validUntil < validFrom) problems.validUntil = 'Must not be before the first day'
  return problems
}

const NO_TIME = 'Write a time such as 09:30'
