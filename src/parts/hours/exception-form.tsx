import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { availabilityExceptionCreate } from '../../../schema/generated/limits'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextField } from '../../ui/form/text-field'
import { formatTime, zoneCity } from '../../ui/time/london-time'
import { instantsOf } from '../../ui/time/wall-time'
import { draftOf, type Exception, type ExceptionDraft, readException } from './exception-draft'
import { ForWhat, type Offered } from './for-what'
import { AddException, ChangeException } from './hours.documents'
import styles from './slots.module.css'
import { useFaults } from './use-faults'

interface ExceptionFormProps {
  userId: string | undefined
  zone: string
  /** The one to change; null for a new one. */
  exception: Exception | null
  offered: Offered
  onDone: () => void
}

/** Time off or extra hours, typed by the clock of the tutor's zone. */
export function ExceptionForm({ userId, zone, exception, offered, onDone }: ExceptionFormProps) {
  const { draft, faults, busy, set, save } = useTypedException({ userId, zone, exception, onDone })
  return (
    <form
      className={clsx(styles.form, styles.exception)}
      onSubmit={save}
      noValidate
      aria-label={exception ? 'Change the exception' : 'New exception'}
    >
      <RadioGroup
        legend="Kind"
        value={draft.kind}
        onChange={(kind) => set({ kind })}
        options={[
          { value: 'off', label: 'Not available' },
          { value: 'extra', label: 'Extra hours' },
        ]}
      />
      <TimeField
        label="From"
        zone={zone}
        value={draft.from}
        onChange={(from) => set({ from })}
        error={faults.from}
        help={`${zoneCity(zone)} time`}
      />
      <TimeField
        label="Until"
        zone={zone}
        value={draft.until}
        onChange={(until) => set({ until })}
        error={faults.until}
      />
      <TextField
        label="Note"
        optional
        most={availabilityExceptionCreate.note}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
        help="Only you and staff see it."
      />
      {draft.kind === 'extra' && <ForWhat offered={offered} value={draft} onChange={set} faults={faults} />}
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={busy}>
          {exception ? 'Save exception' : 'Add exception'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

/** An exception while it is typed, and what saves it. */
function useTypedException({ userId, zone, exception, onDone }: Omit<ExceptionFormProps, 'offered'>) {
  const [draft, setDraft] = useState(() => draftOf(exception, zone))
  const { faults, setFaults, refuse } = useFaults()
  const saving = {
    quiet: true,
    onSuccess: () => {
      void invalidate('AvailabilityExceptions', 'TakenTime')
      onDone()
    },
    onError: refuse,
  }
  const add = useAction(AddException, saving)
  const change = useAction(ChangeException, saving)
  const busy = add.isPending || change.isPending
  return {
    draft,
    faults,
    busy,
    set: (values: Partial<ExceptionDraft>) => setDraft((old) => ({ ...old, ...values })),
    save(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      const { problems, values } = readException(draft, zone)
      setFaults(problems)
      if (!values) return
      if (exception) change.mutate({ id: exception.id, ...values })
      else add.mutate({ userId, ...values })
    },
  }
}

interface TimeFieldProps {
  label: string
  zone: string
  value: ExceptionDraft['from']
  onChange: (value: ExceptionDraft['from']) => void
  error: string | undefined
  help?: string
}

/** A day and time of a zone; in the hour that comes twice when the clocks go back it asks which one is meant. */
function TimeField({ zone, value, onChange, ...field }: TimeFieldProps) {
  const [first = 0, second] = instantsOf(value.text, zone)
  return (
    <>
      <TextField
        type="datetime-local"
        required
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
        {...field}
      />
      {second !== undefined && (
        <RadioGroup
          legend="This time comes twice that day"
          value={value.second ? 'second' : 'first'}
          onChange={(which) => onChange({ ...value, second: which === 'second' })}
          options={[
            { value: 'first', label: `The first, ${formatTime(first, zone)}` },
            { value: 'second', label: `The second, ${formatTime(second, zone)}` },
          ]}
        />
      )}
    </>
  )
}
