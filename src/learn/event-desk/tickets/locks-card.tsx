import type { MeetingLockTarget } from '../../../../schema/generated/types'
import { Card } from '../../../ui/data/card'
import { RadioGroup } from '../../../ui/form/radio-group'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskLock, DeskUnlock } from './tickets.documents'

type Target = MeetingLockTarget | 'nobody'

/** Whom the materials of an event are closed to now, whatever each of them says. */
export function LocksCard({ event: { id, materialsLockedTo } }: { event: LedEvent }) {
  const lock = useDeskAction(DeskLock, { said: 'The materials are closed' })
  const unlock = useDeskAction(DeskUnlock, { said: 'The materials open by themselves again' })
  const choose = (target: Target) => {
    if (target !== 'nobody') lock.mutate({ meetingId: id, target })
    else if (materialsLockedTo) unlock.mutate({ meetingId: id, target: materialsLockedTo })
  }
  const isBusy = lock.isPending || unlock.isPending
  return (
    <Card title="Locks" busy={isBusy}>
      <RadioGroup<Target>
        legend="Materials are closed to"
        value={materialsLockedTo ?? 'nobody'}
        options={[
          { value: 'nobody', label: 'Nobody', help: 'Each opens as it says.' },
          { value: 'attendees', label: 'Attendees', help: 'Those who lead the event still open them.' },
          { value: 'all', label: 'All', help: 'Staff alone open them.' },
        ]}
        onChange={choose}
        help="It counts until you set it back, whatever each material says."
      />
    </Card>
  )
}
