import { type FormEvent, useState } from 'react'
import { meetingCorrectionAsk } from '../../../../schema/generated/limits'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import type { Ticket } from '../event/event'
import { useEventAction } from '../use-event-action'
import { EventCorrectionAsk } from './ticket.documents'

/** Asks those who lead an event for a correction of the reader's mark. */
export function AskCorrection({ ticket: { id }, onClose }: { ticket: Ticket; onClose: () => void }) {
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useEventAction(EventCorrectionAsk, { said: 'Those who lead the event are told', onSettled: onClose })
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (message.trim()) ask.mutate({ id, message: message.trim() })
  }
  return (
    <Dialog
      open
      title="Ask for a correction"
      lead="Those who lead the event read it, and correct your mark or leave it. You are told of either."
      onClose={ask.isPending ? undefined : onClose}
      foot={<SendOrCancel form="event-correction" send="Ask" busy={ask.isPending} onCancel={onClose} />}
    >
      <form id="event-correction" onSubmit={send} noValidate>
        <TextArea
          label="What is not right"
          rows={4}
          value={message}
          most={meetingCorrectionAsk.message}
          error={tried && !message.trim() ? 'Say when you came, and who saw you.' : null}
          onChange={({ target }) => setMessage(target.value)}
        />
      </form>
    </Dialog>
  )
}
