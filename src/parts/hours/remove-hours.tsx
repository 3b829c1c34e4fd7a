import { useState } from 'react'
import { useAction } from '../../providers/api/query'
import { RadioGroup } from '../../ui/form/radio-group'
import { Confirm } from '../../ui/overlay/confirm'
import { type Day, dayWords } from '../../ui/time/london-days'
import { weekdayName } from '../../ui/time/weekdays'
import { AddException, RemoveHours, type RuleFragment } from './hours.documents'
import { timeOffOn } from './use-saved-hours'
import { rangeWords } from './weekly-hours'

interface RemoveHoursDialogProps {
  userId: string | undefined
  rule: RuleFragment
  /** The date that they were opened on. */
  date: Day
  open: boolean
  onKeep: () => void
  onRemoved: () => void
}

/** Asks before weekly hours are closed to bookings, for ever or on one date. */
export function RemoveHoursDialog({ userId, rule, date, open, onKeep, onRemoved }: RemoveHoursDialogProps) {
  const [which, setWhich] = useState<'every' | 'once'>('every')
  const remove = useAction(RemoveHours, { onSuccess: onRemoved })
  const close = useAction(AddException, { onSuccess: onRemoved })
  return (
    <Confirm
      open={open}
      danger
      title={`Remove ${weekdayName(rule.weekday)}, ${rangeWords(rule)}?`}
      keepLabel="Keep them"
      confirmLabel="Remove hours"
      busy={remove.isPending || close.isPending}
      onCancel={onKeep}
      onConfirm={() =>
        which === 'every' ? remove.mutate({ id: rule.id }) : close.mutate({ userId, ...timeOffOn(rule, date) })
      }
    >
      <RadioGroup
        legend="Which of them"
        value={which}
        onChange={setWhich}
        options={[
          { value: 'every', label: `Every ${weekdayName(rule.weekday)}` },
          { value: 'once', label: `Only ${dayWords(date)}` },
        ]}
      />
      <p>
        {which === 'every'
          ? 'Nobody can book these hours from now on.'
          : 'Nobody can book them on that day; the usual week stays.'}{' '}
        Existing bookings don’t change.
      </p>
    </Confirm>
  )
}
