import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { MOST_REPEATS } from '../../../../rules/groups/meetings'
import { fieldErrors } from '../../../providers/api/errors'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FieldNotes } from '../../../ui/form/field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { When } from '../../../ui/time/when'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskEventRepeat, type DeskEventRepeatMutation } from './repeat.documents'
import styles from './repeat.module.css'
import { MOST_TIMES, type Pattern, patternFault, repeatDates } from './repeat-dates'

type Made = DeskEventRepeatMutation['meetingRepeat']

interface RepeatDialogProps {
  event: LedEvent
  onClose: () => void
}

/** Makes an event again, every so many weeks: which drafts that will be, and then where they are. */
export function RepeatDialog({ event, onClose }: RepeatDialogProps) {
  const [made, setMade] = useState<Made>([])
  return made.length > 0 ? (
    <MadeDialog event={event} made={made} onClose={onClose} />
  ) : (
    <AskDialog event={event} onMade={setMade} onClose={onClose} />
  )
}

const draftsWords = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

interface AskDialogProps extends RepeatDialogProps {
  onMade: (made: Made) => void
}

function AskDialog(props: AskDialogProps) {
  const { event, onClose } = props
  const form = useRepeat(props)
  const { pattern, change, dates, chosen, busy, fault } = form
  return (
    <Dialog
      open
      title="Repeat this event"
      lead={`Each is a draft, a copy of ‘${event.title}’ with its lectors and materials. Nobody is told until you publish it.`}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form="event-repeat" variant="primary" busy={busy} disabled={chosen.length === 0}>
            Make {draftsWords(chosen.length)}
          </Button>
        </>
      }
    >
      <form id="event-repeat" className={styles.form} onSubmit={form.send} noValidate>
        <PatternFields pattern={pattern} fault={fault} change={change} />
        <fieldset className={styles.dates}>
          <legend>Dates</legend>
          {dates.length === 0 && <p className="meta">None lies ahead until then.</p>}
          {dates.map((at) => (
            <Checkbox
              key={at}
              label={<When at={at} until={at + form.lasts} zone={event.timezone} look="year" />}
              checked={chosen.includes(at)}
              disabled={busy}
              onChange={({ target }) => form.tick(at, target.checked)}
            />
          ))}
          <FieldNotes
            id="event-repeat-dates"
            error={form.refused}
            help={dates.length === MOST_REPEATS ? `At most ${MOST_REPEATS} are made at once.` : undefined}
          />
        </fieldset>
      </form>
    </Dialog>
  )
}

const oftens = [
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every two weeks' },
  { value: '4', label: 'Every four weeks' },
]
const endings = [
  { value: 'times', label: 'By number' },
  { value: 'until', label: 'On a day' },
]

interface PatternFieldsProps {
  pattern: Pattern
  fault: string | null
  change: (changed: Partial<Pattern>) => void
}

const PatternFields = ({ pattern, fault, change }: PatternFieldsProps) => (
  <div className={styles.fields}>
    <SelectField
      label="How often"
      options={oftens}
      value={String(pattern.weeks)}
      onChange={({ target }) => change({ weeks: Number(target.value) })}
    />
    <SelectField
      label="Ends"
      options={endings}
      value={pattern.ends}
      onChange={({ target }) => change({ ends: target.value as Pattern['ends'] })}
    />
    {pattern.ends === 'times' ? (
      <TextField
        label="Times"
        type="number"
        min={1}
        max={MOST_TIMES}
        value={Number.isNaN(pattern.times) ? '' : pattern.times}
        error={fault}
        onChange={({ target }) => change({ times: target.valueAsNumber })}
      />
    ) : (
      <TextField
        label="Last day"
        type="date"
        value={pattern.until}
        error={fault}
        onChange={({ target }) => change({ until: target.value })}
      />
    )}
  </div>
)

/** The dates that a pattern makes, those of them that are ticked, and their making. */
function useRepeat({ event, onMade, onClose }: AskDialogProps) {
  const navigate = useNavigate()
  const [now] = useState(() => Date.now())
  const [pattern, setPattern] = useState<Pattern>({ weeks: 1, ends: 'times', times: 4, until: '' })
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const fault = patternFault(pattern)
  const dates = fault ? [] : repeatDates(event, pattern, now)
  const chosen = dates.filter((at) => !left.has(at))
  const repeat = useDeskAction(DeskEventRepeat, {
    inForm: true,
    onDone: ({ meetingRepeat }) => {
      const [first] = meetingRepeat
      if (meetingRepeat.length > 1 || !first) return onMade(meetingRepeat)
      onClose()
      void navigate(`/smart-events/${first.id}/edit`)
    },
  })
  return {
    ...{ pattern, fault, dates, chosen },
    lasts: Date.parse(event.endAt) - Date.parse(event.startAt),
    busy: repeat.isPending,
    refused: fieldErrors(repeat.error).startsAt ?? null,
    change: (changed: Partial<Pattern>) => setPattern((old) => ({ ...old, ...changed })),
    tick: (at: number, isChosen: boolean) =>
      setLeft((old) => new Set(isChosen ? [...old].filter((each) => each !== at) : [...old, at])),
    send: (sent: FormEvent) => {
      sent.preventDefault()
      if (chosen.length > 0) repeat.mutate({ id: event.id, startsAt: chosen.map((at) => new Date(at).toISOString()) })
    },
  }
}

/** Where the new drafts are. */
const MadeDialog = ({ event, made, onClose }: RepeatDialogProps & { made: Made }) => (
  <Dialog
    open
    title={`${made.length} drafts are made`}
    lead="Each has its own link and is published by itself."
    onClose={onClose}
    foot={<Button onClick={onClose}>Close</Button>}
  >
    <ul className={styles.made} aria-label="Drafts">
      {made.map(({ id, startAt, endAt }) => (
        <li key={id}>
          <Link to={`/smart-events/${id}/edit`} onClick={onClose}>
            <When at={startAt} until={endAt} zone={event.timezone} look="year" />
          </Link>
        </li>
      ))}
    </ul>
  </Dialog>
)
