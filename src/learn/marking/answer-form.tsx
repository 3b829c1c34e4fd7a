import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { POINT_STEP } from '../../../rules/library/points'
import { answerMark } from '../../../schema/generated/limits'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { TextArea } from '../../ui/form/text-area'
import { TextField } from '../../ui/form/text-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { toast } from '../../ui/overlay/toast'
import styles from './answer-panel.module.css'
import { AnswerMark } from './marking.documents'
import { type Answer, pointsIn, pointsWords } from './marking-words'

interface AnswerFormProps {
  answer: Answer
  onNext: (() => void) | undefined
  /** Reads the answer anew, since somebody has marked it. */
  onStale: () => Promise<Answer | undefined>
}

/** Points and words to an answer. Enter at the points saves, Ctrl and Enter in the words. */
export function AnswerForm(props: AnswerFormProps) {
  const { answer, onNext } = props
  const field = useRef<HTMLFormElement>(null)
  const { typed, error, busy, guard, type, save } = useMark(props, () => field.current?.querySelector('input')?.focus())
  const waits = answer.version === 0
  useEffect(() => {
    if (waits) field.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [waits])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <form
      ref={field}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label="Points"
        className={styles.points}
        type="number"
        inputMode="decimal"
        min={0}
        max={answer.most}
        step={POINT_STEP}
        help={pointsWords(answer.most)}
        error={error}
        value={typed.points}
        onChange={({ target }) => type({ points: target.value })}
      />
      <TextArea
        label="Your words to the candidate"
        optional
        rows={5}
        most={answerMark.feedback}
        help={<span className="only-wide">Ctrl and Enter saves.</span>}
        value={typed.feedback}
        onChange={({ target }) => type({ feedback: target.value })}
        onKeyDown={press}
      />
      <div className="btn-row">
        <Button type="submit" variant="primary" data-sends busy={busy}>
          {waits ? (onNext ? 'Save and next' : 'Save') : 'Save the change'}
        </Button>
      </div>
      {guard.dialog}
    </form>
  )
}

/** The marking as it is typed, and what saves it. */
function useMark({ answer, onNext, onStale }: AnswerFormProps, onNoPoints: () => void) {
  const { id, most } = answer
  const before = { points: answer.points === null ? '' : String(answer.points), feedback: answer.feedback ?? '' }
  const [kept, keep] = useState(before)
  const [typed, setTyped] = useState(before)
  // What is typed answers the marking that was there when it was begun.
  const [version, setVersion] = useState(answer.version)
  const [error, setError] = useState<string>()
  const guard = useLeaveGuard(typed.points !== kept.points || typed.feedback !== kept.feedback)
  const mark = useAction(AnswerMark, {
    onSuccess: ({ answerMark: marked }) => {
      toast({ kind: 'positive', text: onNext ? 'Saved' : 'Saved. Nothing else waits here.' })
      keep(typed)
      setVersion(marked.version)
      guard.release()
      void invalidate('AnswersToMark', 'AnswerToMark', 'BundlesToMark', 'TutorDashboard', 'StaffDashboard')
      onNext?.()
    },
    onError: ({ code }) => {
      if (code === 'CONFLICT') void onStale().then((now) => now && setVersion(now.version))
    },
  })
  return {
    typed,
    error,
    busy: mark.isPending,
    guard,
    type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
    save() {
      const points = pointsIn(typed.points, most)
      setError(points === null ? pointsWords(most) : undefined)
      if (points === null) return onNoPoints()
      if (!mark.isPending) mark.mutate({ id, points, feedback: typed.feedback, version })
    },
  }
}
