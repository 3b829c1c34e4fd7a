import type { ReactNode } from 'react'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import styles from '../../room/classroom.module.css'
import type { Message } from './use-message'

interface BackDialogProps {
  open: boolean
  title: string
  lead?: string
  /** What its button does. */
  verb: string
  message: Message
  /** The characters that the message may have. */
  most: number
  help?: string
  /** What was refused about the message. */
  error?: string | null
  busy: boolean
  onSend: (message: string) => void
  onClose: () => void
  /** What else there is to say, below the message. */
  children?: ReactNode
}

/** Sends work back to whoever did it, with a message. */
export function BackDialog({ open, title, lead, verb, message, busy, onClose, children, ...props }: BackDialogProps) {
  const { most, help, error, onSend } = props
  const send = () => {
    if (!busy) message.sendBy(onSend)
  }
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      title={title}
      lead={lead}
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button data-sends variant="primary" busy={busy} onClick={send}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.dialogFields}>
        <TextArea
          label="Message"
          rows={4}
          most={most}
          value={message.text}
          error={error ?? (message.isMissing ? 'Field is required' : null)}
          help={help}
          onChange={(event) => message.write(event.target.value)}
        />
        {children}
      </div>
    </Dialog>
  )
}
