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
export function SittingRow({ exam, paper, name, sitting }: SittingRowProps) {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const today = dayOf(now())
  const close = () => {
    setDraft(undefined)
    setError(undefined)
    // The form that had the focus is gone by the next frame.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const fail = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  const options = {
    quiet: true,
    onSuccess: async () => {
      await invalidate('Account', 'Dashboard')
      close()
    },
    onError: (problem: Parameters<typeof noticeOf>[0]) =>
      fail(problem.field ? problem.message : (noticeOf(problem)?.text ?? problem.message)),
  }
  const create = useAction(SittingCreate, options)
  const update = useAction(SittingUpdate, options)
  const remove = useAction(SittingDelete, options)
  const busy = create.isPending || update.isPending || remove.isPending
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy || draft === undefined) return
    if (!isDay(draft)) return fail('Choose a day.')
    if (sitting) update.mutate({ id: sitting.id, date: draft })
    else create.mutate({ exam, paper, date: draft })
  }
  const hasPassed = draft !== undefined && isDay(draft) && draft < today
  return (
    <li>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {name}
          <span className="help">
            {sitting ? (
              <>
                <time dateTime={sitting.date}>{dayWords(sitting.date, 'year')}</time>, {daysToGo(sitting.date, today)}
              </>
            ) : (
              'No day yet'
            )}
          </span>
        </p>
        {draft === undefined && (
          <Button ref={opener} size="sm" onClick={() => setDraft(sitting?.date ?? '')}>
            {sitting ? 'Change' : 'Add day'}
            <span className="vh">: {name}</span>
          </Button>
        )}
      </div>
      {draft !== undefined && (
        <form className={clsx(styles.form, styles.inset)} onSubmit={save} noValidate>
          <TextField
            label={`${name}: first day`}
            type="date"
            autoFocus
            ref={field}
            value={draft}
            error={error}
            help={hasPassed ? 'This day has passed. You can keep it all the same.' : undefined}
            onChange={(event) => {
              setDraft(event.target.value)
              setError(undefined)
            }}
          />
          <div className="btn-row">
            <Button
              type="submit"
              variant="primary"
              busy={create.isPending || update.isPending}
              disabled={remove.isPending}
            >
              Save day
            </Button>
            {sitting && (
              <Button busy={remove.isPending} onClick={() => remove.mutate({ id: sitting.id })}>
                Remove
              </Button>
            )}
            <Button variant="quiet" onClick={close} disabled={busy}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
