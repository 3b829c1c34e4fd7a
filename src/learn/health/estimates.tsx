import { useState } from 'react'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { TextField } from '../../ui/form/text-field'
import { toast } from '../../ui/overlay/toast'
import { EstimateWrite } from './health.documents'
import { percentWords, type Question } from './health-words'
import styles from './question-panel.module.css'

/** The authors' estimates of a question, and one's own. */
export function Estimates({ question }: { question: Question }) {
  const { id, estimates, ownEstimate, estimate } = question
  const [typed, setTyped] = useState(ownEstimate === null ? '' : String(ownEstimate))
  const [error, setError] = useState<string>()
  const write = useAction(EstimateWrite, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Estimate saved' })
      void invalidate('BundleHealth', 'QuestionHealth')
    },
    onError: (refusal) => setError(refusal.message),
    quiet: true,
  })
  const save = () => {
    const percent = typed.trim() ? Number(typed) : null
    if (percent !== null && !(Number.isInteger(percent) && percent >= 0 && percent <= 100))
      return setError('An estimate is a whole number from 0 to 100.')
    setError(undefined)
    write.mutate({ blockId: id, percent })
  }
  return (
    <div>
      <form
        className={styles.estimate}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Your estimate, in percent"
          inputMode="numeric"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={write.isPending}>
          Save
        </Button>
      </form>
      <p className="help">
        How many of a hundred just competent candidates answer it right?{' '}
        {estimates.length
          ? `${estimates.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}. Their mean counts: ${percentWords(estimate)}.`
          : estimate === null
            ? 'Nobody has estimated it yet.'
            : `Estimated ${percentWords(estimate)} by whoever wrote it.`}
      </p>
    </div>
  )
}
