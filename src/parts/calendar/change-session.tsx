import { useState } from 'react'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { CancelSessionDialog } from './cancel-session-dialog'

interface ChangeSessionProps {
  session: {
    id: string
    name: string
    startAt: string
    status: string
    sessionTypeId: string | null
    /** What the reader may do with it, by the server's word. */
    allowed: readonly string[]
  }
  /** Small ones, at the end of a line; they name the session to those who hear them. */
  small?: boolean
}

/** The page on which a booked session gets another start. */
export const moveAddress = ({ id, sessionTypeId }: Pick<ChangeSessionProps['session'], 'id' | 'sessionTypeId'>) =>
  `/booking/${sessionTypeId}?move=${id}`

/** Moves or cancels one's own booked session, wherever it is shown; nothing where the server allows neither. */
export function ChangeSession({ session, small = false }: ChangeSessionProps) {
  const [cancelling, setCancelling] = useState(false)
  const look = small ? ({ size: 'sm', variant: 'quiet' } as const) : {}
  const { allowed, name, status } = session
  if (status !== 'booked') return null
  return (
    <>
      {allowed.includes('sessionReschedule') && (
        <LinkButton {...look} to={moveAddress(session)} label={small ? `Move: ${name}` : undefined}>
          Move
        </LinkButton>
      )}
      {allowed.includes('sessionCancel') && (
        <Button {...look} label={small ? `Cancel: ${name}` : undefined} onClick={() => setCancelling(true)}>
          Cancel
        </Button>
      )}
      {cancelling && (
        <CancelSessionDialog
          session={session}
          onKeep={() => setCancelling(false)}
          onDone={() => setCancelling(false)}
        />
      )}
    </>
  )
}
