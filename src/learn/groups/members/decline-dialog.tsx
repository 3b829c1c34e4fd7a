import { useState } from 'react'
import { AGAIN_DAYS } from '../../../../rules/groups/membership'
import { memberDecline } from '../../../../schema/generated/limits'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import { useGroupAction } from '../head/use-group-action'
import { GroupMemberDecline } from '../info/standing.documents'

interface DeclineDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Declines an applicant, with words that they read. */
export function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const [message, setMessage] = useState('')
  const decline = useGroupAction(GroupMemberDecline, {
    said: `${name} is declined`,
    onDone: onClose,
    onStale: onClose,
  })
  return (
    <Dialog
      open
      size="sm"
      title={`Decline ${name}`}
      lead={`They can apply again after ${AGAIN_DAYS} days. You can invite them at any time.`}
      onClose={decline.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={decline.isPending}>
            Back
          </Button>
          <Button
            data-sends
            variant="danger"
            busy={decline.isPending}
            onClick={() => decline.mutate({ id, message: message.trim() || null })}
          >
            Decline application
          </Button>
        </>
      }
    >
      <TextArea
        label="What will you tell them?"
        optional
        rows={5}
        most={memberDecline.message}
        value={message}
        help="They read these words, with your name. Say what would have to change."
        onChange={({ target }) => setMessage(target.value)}
      />
    </Dialog>
  )
}
