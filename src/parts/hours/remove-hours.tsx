import { useAction } from '../../providers/api/query'
import { Confirm } from '../../ui/overlay/confirm'
import { weekdayName } from '../../ui/time/weekdays'
import { RemoveHours } from './hours.documents'
import type { Draft } from './hours-draft'
import { rangeWords } from './weekly-hours'

interface RemoveHoursDialogProps {
  hours: Draft
  open: boolean
  onKeep: () => void
  onRemoved: () => void
}

/** Asks before weekly hours are closed to bookings. */
export function RemoveHoursDialog({ hours, open, onKeep, onRemoved }: RemoveHoursDialogProps) {
  const remove = useAction(RemoveHours, { onSuccess: onRemoved })
  return (
    <Confirm
      open={open}
      danger
      title={`Remove ${weekdayName(hours.weekday)}, ${rangeWords(hours)}?`}
      keepLabel="Keep them"
      confirmLabel="Remove hours"
      busy={remove.isPending}
      onCancel={onKeep}
      onConfirm={() => hours.id && remove.mutate({ id: hours.id })}
    >
      <p>Nobody can book these hours from now on. Existing bookings don’t change.</p>
    </Confirm>
  )
}
