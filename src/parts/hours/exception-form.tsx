import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { availabilityExceptionCreate } from '../../../schema/generated/limits'
import type { ApiError } from '../../providers/api/api-error'
import { fieldErrors, showError } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextField } from '../../ui/form/text-field'
import { formatTime, zoneCity } from '../../ui/time/london-time'
import { instantsOf, wallTime } from '../../ui/time/wall-time'
import { AddException, type AvailabilityExceptionsQuery, ChangeException } from './hours.documents'
import styles from './slots.module.css'
import { type Named, Ticks } from './ticks'

export type Exception = AvailabilityExceptionsQuery['availabilityExceptions'][number]

interface ExceptionFormProps {
  userId: string | undefined
  zone: string
  /** The one to change; null for a new one. */
  exception: Exception | null
  types: readonly Named[]
  areas: readonly Named[]
  onDone: () => void
}

/** Time off or extra hours, typed by the clock of the tutor's zone. */
export function ExceptionForm({ userId, zone, exception, types, areas, onDone }: ExceptionFormProps) {
  const [kind, setKind] = useState(exception?.kind ?? 'off')
  const [from, setFrom] = useState(exception ? wallTime(Date.parse(exception.from), zone) : '')
  const [until, setUntil] = useState(exception ? wallTime(Date.parse(exception.until), zone) : '')
  const [second, setSecond] = useState({
    from: isSecond(exception?.from, zone),
    until: isSecond(exception?.until, zone),
  })
  const [note, setNote] = useState(exception?.note ?? '')
  const [sessionTypes, setSessionTypes] = useState<readonly Named[]>(exception?.sessionTypes ?? [])
  const [practiceAreas, setPracticeAreas] = useState<readonly Named[]>(exception?.practiceAreas ?? [])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const saving = {
    quiet: true,
    onSuccess: () => {
      void invalidate('AvailabilityExceptions', 'TakenTime')
      onDone()
    },
    onError: (error: ApiError) => {
      const fields = fieldErrors(error)
      setErrors(fields)
      if (!Object.keys(fields).length) showError(error)
    },
  }
  const add = useAction(AddException, saving)
  const change = useAction(ChangeException, saving)
  const busy = add.isPending || change.isPending
  const starts = instantsOf(from, zone)
  const ends = instantsOf(until, zone)
  const forWhat = {
    sessionTypes: kind === 'extra' ? sessionTypes.map(({ id }) => id) : [],
    practiceAreas: kind === 'extra' ? practiceAreas.map(({ id }) => id) : [],
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const start = starts[second.from ? 1 : 0] ?? starts[0]
    const end = ends[second.until ? 1 : 0] ?? ends[0]
    const found = { ...problem('from', from, starts), ...problem('until', until, ends) }
    if (start !== undefined && end !== undefined && end <= start) found.until = 'Must be later than the start'
    setErrors(found)
    if (start === undefined || end === undefined || Object.keys(found).length) return
    const values = {
      kind,
      from: new Date(start).toISOString(),
      until: new Date(end).toISOString(),
      note: note.trim() || null,
      ...forWhat,
    }
    if (exception) change.mutate({ id: exception.id, ...values })
    else add.mutate({ userId, ...values })
  }
  return (
    <form
      className={clsx(styles.form, styles.exception)}
      onSubmit={save}
      noValidate
      aria-label={exception ? 'Change the exception' : 'New exception'}
    >
      <RadioGroup
        legend="Kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'off', label: 'Not available' },
          { value: 'extra', label: 'Extra hours' },
        ]}
      />
      <TextField
        label="From"
        type="datetime-local"
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={errors.from}
        help={`${zoneCity(zone)} time`}
      />
      <WhichOne
        instants={starts}
        zone={zone}
        second={second.from}
        onChange={(value) => setSecond({ ...second, from: value })}
      />
      <TextField
        label="Until"
        type="datetime-local"
        required
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={errors.until}
      />
      <WhichOne
        instants={ends}
        zone={zone}
        second={second.until}
        onChange={(value) => setSecond({ ...second, until: value })}
      />
      <TextField
        label="Note"
        optional
        most={availabilityExceptionCreate.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        help="Only you and staff see it."
      />
      {kind === 'extra' && (
        <>
          <Ticks
            legend="Session types"
            all="Any you may conduct"
            options={types}
            value={sessionTypes}
            onChange={setSessionTypes}
            error={errors.sessionTypes}
          />
          <Ticks
            legend="Practice areas"
            all="Any area"
            options={areas}
            value={practiceAreas}
            onChange={setPracticeAreas}
            error={errors.practiceAreas}
          />
        </>
      )}
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={busy}>
          {exception ? 'Save exception' : 'Add exception'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

/** Whether an instant is the second of an hour that comes twice. */
const isSecond = (at: string | undefined, zone: string): boolean =>
  at !== undefined && instantsOf(wallTime(Date.parse(at), zone), zone)[1] === Date.parse(at)

function problem(field: string, typed: string, instants: readonly number[]): Record<string, string> {
  if (!typed) return { [field]: 'Field is required' }
  return instants.length ? {} : { [field]: 'The clocks go forward over this time. Choose another.' }
}

interface WhichOneProps {
  instants: readonly number[]
  zone: string
  second: boolean
  onChange: (second: boolean) => void
}

/** Asked only in the hour that comes twice when the clocks go back. */
function WhichOne({ instants, zone, second, onChange }: WhichOneProps) {
  if (instants.length < 2) return null
  return (
    <RadioGroup
      legend="This time comes twice that day"
      value={second ? 'second' : 'first'}
      onChange={(value) => onChange(value === 'second')}
      options={[
        { value: 'first', label: `The first, ${formatTime(instants[0] ?? 0, zone)}` },
        { value: 'second', label: `The second, ${formatTime(instants[1] ?? 0, zone)}` },
      ]}
    />
  )
}
