import { type FormEvent, useState } from 'react'
import { adjustmentWrite } from '../../../schema/generated/limits'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { TextArea } from '../../ui/form/text-area'
import { TextField } from '../../ui/form/text-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import styles from './dialogs.module.css'
import { WriteAdjustment } from './person.documents'
import type { Person } from './use-person'

interface AdjustmentDialogProps {
  id: string
  name: string
  adjustment: Person['adjustment']
  onClose: () => void
}

type Faults = { extraTime?: string; breaks?: string; note?: string; whole?: string }

const MOST_EXTRA = 100
const MOST_BREAKS = 120

/** A whole number from 0 to `most`; undefined for anything else. */
function wholeUpTo(typed: string, most: number): number | undefined {
  const number = Number(typed.trim() || '0')
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

/** Sets what every clock gives a person from now on. */
export function AdjustmentDialog(props: AdjustmentDialogProps) {
  const { name, onClose } = props
  const { typed, faults, busy, guard, type, submit } = useAdjustment(props)
  return (
    <Dialog open title={`Adjustments of ${name}`} onClose={() => guard.leave(onClose)}>
      {guard.dialog}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Extra time"
          inputMode="numeric"
          value={typed.extra}
          after="%"
          error={faults.extraTime}
          onChange={({ target }) => type({ extra: target.value })}
        />
        <TextField
          label="Breaks in a sitting"
          inputMode="numeric"
          value={typed.breaks}
          after="min"
          help="They count as no time."
          error={faults.breaks}
          onChange={({ target }) => type({ breaks: target.value })}
        />
        <TextArea
          label="Why"
          rows={3}
          most={adjustmentWrite.note}
          value={typed.note}
          error={faults.note}
          help={`For staff. ${name} sees what is given, not this.`}
          onChange={({ target }) => type({ note: target.value })}
        />
        <p className="help">It counts for what begins from now on. A clock that runs already keeps its time.</p>
        {faults.whole && (
          <p role="alert" className={styles.fault}>
            {faults.whole}
          </p>
        )}
        <footer className={styles.foot} data-dialog-foot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

/** An adjustment as it is typed, and what saves it. */
function useAdjustment({ id, name, adjustment, onClose }: AdjustmentDialogProps) {
  const kept = {
    extra: String(adjustment?.extraTime ?? 0),
    breaks: String(adjustment?.breaks ?? 0),
    note: adjustment?.note ?? '',
  }
  const [typed, setTyped] = useState(kept)
  const [faults, setFaults] = useState<Faults>({})
  const guard = useLeaveGuard(typed.extra !== kept.extra || typed.breaks !== kept.breaks || typed.note !== kept.note)
  const save = useAction(WriteAdjustment, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: `Adjustments of ${name} are saved` })
      void invalidate('PersonAtDesk')
      guard.release()
      onClose()
    },
    onError: ({ field, message }) =>
      setFaults(
        field === 'extraTime' || field === 'breaks' || field === 'note' ? { [field]: message } : { whole: message },
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const extraTime = wholeUpTo(typed.extra, MOST_EXTRA)
    const breaks = wholeUpTo(typed.breaks, MOST_BREAKS)
    setFaults({
      ...(extraTime === undefined && { extraTime: 'Write whole percent from 0 to 100' }),
      ...(breaks === undefined && { breaks: 'Write whole minutes from 0 to 120' }),
    })
    if (extraTime === undefined || breaks === undefined) return
    save.mutate({ userId: id, extraTime, breaks, note: typed.note.trim() || null })
  }
  return {
    typed,
    faults,
    busy: save.isPending,
    guard,
    type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
    submit,
  }
}
