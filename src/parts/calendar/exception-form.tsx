import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { fieldErrors, showError } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextField } from '../../ui/form/text-field'
import { formatTime, zoneCity } from '../../ui/time/london-time'
import { instantsOf } from '../../ui/time/wall-time'
import { AddException } from './calendar.documents'
import styles from './slots.module.css'

type Kind = 'off' | 'extra'

/** A time off or extra hours, typed by the clock of the tutor's zone. */
interface ExceptionFormProps {
  userId: string | undefined
  zone: string
  onDone: () => void
}

export function ExceptionForm({ userId, zone, onDone }: ExceptionFormProps) {
  const [kind, setKind] = useState<Kind>('off')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [second, setSecond] = useState({ from: false, until: false })
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const add = useAction(AddException, {
    quiet: true,
    onSuccess: () => {
      void invalidate('AvailabilityExceptions', 'TakenTime')
      onDone()
    },
    onError: (error) => {
      const fields = fieldErrors(error)
      setErrors(fields)
      if (!Object.keys(fields).length) showError(error)
    },
  })
  const starts = instantsOf(from, zone)
  const ends = instantsOf(until, zone)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const start = starts[second.from ? 1 : 0] ?? starts[0]
    const end = ends[second.until ? 1 : 0] ?? ends[0]
    const found = { ...problem('from', from, starts), ...problem('until', until, ends) }
    if (start !== undefined && end !== undefined && end <= start) found.until = 'Must be later than the start'
    setErrors(found)
    if (start === undefined || end === undefined || Object.keys(found).length) return
    add.mutate({
      userId,
      kind,
      from: new Date(start).toISOString(),
      until: new Date(end).toISOString(),
      note: note.trim() || null,
    })
  }
  return (
    <form className={clsx(styles.form, styles.exception)} onSubmit={save} noValidate aria-label="New exception">
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
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        help="Only you and staff see it."
      />
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={add.isPending}>
          Add exception
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

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
