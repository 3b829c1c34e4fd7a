import { clsx } from 'clsx'
import { type FormEvent, useRef, useState } from 'react'
import type { ExamPaper, Preparation } from '../../../schema/generated/types'
import { noticeOf } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { TextField } from '../../ui/form/text-field'
import { dayOf, dayWords, isDay } from '../../ui/time/london-days'
import type { Account } from './account'
import { SittingCreate, SittingDelete, SittingUpdate } from './account.documents'
import styles from './account.module.css'
import { daysToGo } from './exam-papers'

interface SittingRowProps {
  exam: Preparation
  paper: ExamPaper
  name: string
  /** The stored day, if there is one. */
  sitting: Account['examSittings'][number] | undefined
}

/** The day of one paper, with buttons to set, change and delete it. */
export function SittingRow(props: SittingRowProps) {
  const { name, sitting } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The form that had the focus is gone by the next frame.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <li>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {name}
          <span className="help">
            {sitting ? (
              <>
                <time dateTime={sitting.date}>{dayWords(sitting.date, 'year')}</time>,{' '}
                {daysToGo(sitting.date, dayOf(now()))}
                {sitting.byGroup && '. From your study group'}
              </>
            ) : (
              'No day yet'
            )}
          </span>
        </p>
        {!isOpen && (
          <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
            {sitting ? 'Change' : 'Add day'}
            <span className="vh">: {name}</span>
          </Button>
        )}
      </div>
      {isOpen && <DayForm {...props} onClose={close} />}
    </li>
  )
}

type DayFormProps = SittingRowProps & { onClose: () => void }

/** Sets, changes or deletes the day. */
function DayForm({ onClose, ...row }: DayFormProps) {
  const { name, sitting } = row
  const { field, day, error, saving, removing, change, save, remove } = useDay(row, onClose)
  const hasPassed = isDay(day) && day < dayOf(now())
  return (
    <form className={clsx(styles.form, styles.inset)} onSubmit={save} noValidate>
      <TextField
        label={`${name}: first day`}
        type="date"
        autoFocus
        ref={field}
        value={day}
        error={error}
        help={hasPassed ? 'This day has passed. You can keep it all the same.' : undefined}
        onChange={(event) => change(event.target.value)}
      />
      <div className="btn-row">
        <Button type="submit" variant="primary" busy={saving} disabled={removing}>
          Save day
        </Button>
        {sitting && (
          <Button busy={removing} onClick={() => remove(sitting.id)}>
            Remove
          </Button>
        )}
        <Button variant="quiet" onClick={onClose} disabled={saving || removing}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The day as it is typed, and what becomes of it. */
function useDay({ exam, paper, sitting }: SittingRowProps, onDone: () => void) {
  const [day, setDay] = useState(sitting?.date ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const fail = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  const options = {
    quiet: true,
    onSuccess: async () => {
      await invalidate('Account', 'Dashboard')
      onDone()
    },
    onError: (problem: Parameters<typeof noticeOf>[0]) =>
      fail(problem.field ? problem.message : (noticeOf(problem)?.text ?? problem.message)),
  }
  const create = useAction(SittingCreate, options)
  const update = useAction(SittingUpdate, options)
  const remove = useAction(SittingDelete, options)
  const saving = create.isPending || update.isPending
  return {
    field,
    day,
    error,
    saving,
    removing: remove.isPending,
    change(typed: string) {
      setDay(typed)
      setError(undefined)
    },
    save(event: FormEvent) {
      event.preventDefault()
      if (saving || remove.isPending) return
      if (!isDay(day)) return fail('Choose a day.')
      if (sitting) update.mutate({ id: sitting.id, date: day })
      else create.mutate({ exam, paper, date: day })
    },
    remove: (id: string) => remove.mutate({ id }),
  }
}
