import { useState } from 'react'
import { sessionUpdateLink } from '../../../schema/generated/limits'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { Button } from '../../ui/action/button'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import type { RoomSession } from '../room/session-parts'
import { ClassroomLink } from './marking.documents'

interface Props {
  open: boolean
  session: RoomSession
  onClose: () => void
}

/** The video room of a live session: its address or number. */
export function LinkDialog({ open, ...props }: Props) {
  return open ? <OpenLinkDialog {...props} /> : null
}

function OpenLinkDialog({ session, onClose }: Omit<Props, 'open'>) {
  const [room, setRoom] = useState(session.zoomId ?? '')
  const act = useSingleAction(ClassroomLink, {
    quiet: true,
    onSuccess: () => {
      onClose()
      void invalidate('ClassroomSession')
    },
  })
  return (
    <Dialog
      open
      onClose={act.isPending ? undefined : onClose}
      title="Video room"
      lead="All attendees see it here and join from this page."
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="link-form" busy={act.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="link-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) act.mutate({ id: session.id, zoomId: room })
        }}
      >
        <TextField
          label="Address or number of the room"
          value={room}
          inputMode="url"
          most={sessionUpdateLink.zoomId}
          error={act.error?.code === 'NETWORK' ? 'The connection was lost. Please try again.' : act.error?.message}
          help="An https address, or the number of a Zoom meeting. Empty takes it away."
          onChange={(event) => setRoom(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
