import { Suspense, useState } from 'react'
import { useLive } from '../../../providers/live/live'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { WithPanel } from '../../../ui/page/with-panel'
import { EventFrame } from '../head/event-frame'
import type { LedEvent } from '../head/use-event'
import { Repeat } from '../repeat/repeat'
import { Figures } from './figures'
import { LectorsCard } from './lectors-card'
import { LocksCard } from './locks-card'
import { MaterialsCard } from './materials-card'
import { PeopleCard } from './people-card'
import { UntilStart } from './until-start'

const InviteDialog = lazyPart(() => import('./invite-dialog').then((m) => m.InviteDialog))
const CancelDialog = lazyPart(() => import('./cancel-dialog').then((m) => m.CancelDialog))

/** Who comes to an event, its materials and those who lead it. */
export function TicketsPage() {
  useLive(['MeetingMember', 'MeetingMaterial'], ['DeskPeople', 'DeskInvited', 'DeskTickets', 'DeskMaterials'])
  return (
    <EventFrame part="Tickets" actions={(event, keeps) => <Acts event={event} keeps={keeps} />}>
      {(event, keeps) => (
        <>
          <Figures event={event} />
          <WithPanel
            first={
              <>
                <PeopleCard event={event} keeps={keeps} />
                <MaterialsCard event={event} />
              </>
            }
            panel={
              <>
                <UntilStart event={event} />
                <LocksCard event={event} />
                <LectorsCard event={event} />
              </>
            }
          />
        </>
      )}
    </EventFrame>
  )
}

function Acts({ event, keeps }: { event: LedEvent; keeps: boolean }) {
  const [open, setOpen] = useState<'invite' | 'cancel' | null>(null)
  const { id, status } = event
  const close = () => setOpen(null)
  const isAhead = status === 'scheduled'
  return (
    <>
      {status !== 'cancelled' && <LinkButton to={`/smart-events/${id}/edit`}>Edit</LinkButton>}
      <Repeat event={event} />
      {isAhead && <Button onClick={() => setOpen('invite')}>Invite people</Button>}
      {(isAhead || status === 'live' || status === 'draft') && (
        <Button variant="danger" onClick={() => setOpen('cancel')}>
          Cancel event
        </Button>
      )}
      <Suspense>
        {open === 'invite' && <InviteDialog event={event} keeps={keeps} onClose={close} />}
        {open === 'cancel' && <CancelDialog event={event} onClose={close} />}
      </Suspense>
    </>
  )
}
