import { useState } from 'react'
import { joinAddress } from '../../nouns/session/next-moment'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { CancelSessionDialog } from './cancel-session-dialog'
import { moveAddress } from './change-session'
import { CostsOfChange } from './costs-of-change'
import { SessionFacts, type ShownSession } from './session-facts'

interface SessionSheetProps {
  id: string
  viewerId: string | undefined
  onClose: () => void
}

/** One's own session, with what one can do about it. */
export function SessionSheet({ id, viewerId, onClose }: SessionSheetProps) {
  const [cancelling, setCancelling] = useState<ShownSession | null>(null)
  if (cancelling) {
    return <CancelSessionDialog session={cancelling} onKeep={() => setCancelling(null)} onDone={onClose} />
  }
  return (
    <SessionFacts
      id={id}
      personId={viewerId}
      onClose={onClose}
      note={(session) => mayMove(session, viewerId) && <CostsOfChange id={session.id} />}
      actions={(session) => <Actions session={session} onCancel={() => setCancelling(session)} />}
    />
  )
}

/** Only its candidate pays for a change: a tutor who cancels takes nothing from anybody. */
const mayMove = ({ attendees, allowed }: ShownSession, viewerId: string | undefined) =>
  allowed.includes('sessionReschedule') &&
  attendees.some(({ role, userId }) => role === 'candidate' && userId === viewerId)

function Actions({ session, onCancel }: { session: ShownSession; onCancel: () => void }) {
  const { id, allowed, status } = session
  const join = joinAddress(session, now())
  return (
    <>
      {allowed.includes('sessionCancel') && (
        <Button variant="danger" onClick={onCancel}>
          {status === 'pending' ? 'Release this time' : 'Cancel session'}
        </Button>
      )}
      {allowed.includes('sessionReschedule') && <LinkButton to={moveAddress(session)}>Move</LinkButton>}
      {join && (
        <LinkButton href={join} target="_blank" rel="noopener">
          Join
        </LinkButton>
      )}
      {status === 'pending' ? (
        <LinkButton variant="primary" to={`/booking/confirmation?session=${id}`}>
          Confirm and pay
        </LinkButton>
      ) : (
        <LinkButton variant="primary" to={`/classroom/${id}`}>
          Open classroom
        </LinkButton>
      )}
    </>
  )
}
