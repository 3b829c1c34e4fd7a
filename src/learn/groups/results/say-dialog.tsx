import { type FormEvent, useId, useState } from 'react'
import { contradict, MOST_MARK, PASS } from '../../../../rules/groups/results'
import { fieldErrors } from '../../../providers/api/errors'
import { Checkbox } from '../../../ui/form/checkbox'
import { RadioGroup } from '../../../ui/form/radio-group'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Membership } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import styles from './group-results.module.css'
import { GroupResultSay } from './results.documents'

type Passed = 'yes' | 'no'

/** Says how one's exam went, for staff to record. */
export function SayDialog({ own, onClose }: { own: Membership; onClose: () => void }) {
  const form = useId()
  const [passed, setPassed] = useState<Passed | null>(own.saidPassed === null ? null : own.saidPassed ? 'yes' : 'no')
  const [mark, setMark] = useState(own.saidMark === null ? '' : String(own.saidMark))
  const [tried, setTried] = useState(false)
  const [sure, setSure] = useState(false)
  const say = useGroupAction(GroupResultSay, { said: 'Thank you', inForm: true, onDone: onClose, onStale: onClose })
  const known = mark.trim() ? Number(mark) : null
  const isMark = known === null || (/^\d+$/.test(mark.trim()) && known <= MOST_MARK)
  const isOdd = isMark && contradict(known, passed === null ? null : passed === 'yes')
  const errors = fieldErrors(say.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (passed === null || !isMark || (isOdd && !sure)) return
    say.mutate({ id: own.id, mark: known, passed: passed === 'yes', contradicts: isOdd })
  }
  return (
    <Dialog
      open
      size="sm"
      title="How did it go?"
      lead="You and staff see it, nobody else. Staff record it."
      onClose={say.isPending ? undefined : onClose}
      foot={<SendOrCancel form={form} send="Send" busy={say.isPending} onCancel={onClose} />}
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        <RadioGroup<Passed>
          legend="Your result"
          value={passed}
          options={[
            { value: 'yes', label: 'Passed' },
            { value: 'no', label: 'Not passed' },
          ]}
          error={tried && passed === null ? 'Choose one.' : (errors.passed ?? null)}
          onChange={setPassed}
        />
        <TextField
          label="Your mark"
          optional
          inputMode="numeric"
          after={`of ${MOST_MARK}`}
          value={mark}
          error={tried && !isMark ? `A number from 0 to ${MOST_MARK}.` : errors.mark}
          onChange={({ target }) => setMark(target.value)}
        />
        {isOdd && (
          <Checkbox
            label={`My result says so, although a mark from ${PASS} passes`}
            checked={sure}
            error={tried && !sure ? 'The mark and the result contradict each other.' : null}
            onChange={({ target }) => setSure(target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}
