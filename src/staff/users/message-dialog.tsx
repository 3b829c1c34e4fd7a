import { type FormEvent, useState } from 'react'
import { userMessageCreate } from '../../../schema/generated/limits'
import { idempotencyKey, invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { TextArea } from '../../ui/form/text-area'
import { TextField } from '../../ui/form/text-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import styles from './dialogs.module.css'
import { SendMessage } from './person.documents'

interface MessageDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Writes to a person: a notification and a mail. */
export function MessageDialog({ id, name, onClose }: MessageDialogProps) {
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<{ subject?: string; text?: string }>({})
  const [key] = useState(idempotencyKey)
  const guard = useLeaveGuard(subject !== '' || text !== '')
  const send = useAction(SendMessage, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Sent', detail: `${name} gets it as a notification and as a mail.` })
      void invalidate('PersonStory')
      guard.release()
      onClose()
    },
    onError: ({ field, message }) => setFaults(field === 'subject' ? { subject: message } : { text: message }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(!subject.trim() && { subject: 'Field is required' }),
      ...(!text.trim() && { text: 'Field is required' }),
    }
    setFaults(missing)
    if (Object.keys(missing).length === 0) send.mutate({ userId: id, subject, text, idempotencyKey: key })
  }
  return (
    <Dialog open title={`Message to ${name}`} onClose={() => guard.leave(onClose)}>
      {guard.dialog}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Subject"
          most={userMessageCreate.subject}
          value={subject}
          error={faults.subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label="Message"
          rows={6}
          most={userMessageCreate.text}
          value={text}
          error={faults.text}
          help="It comes as a notification and as a mail, with your name, and stands in the story. Answers to the mail reach nobody: say how you can be reached."
          onChange={({ target }) => setText(target.value)}
        />
        <footer className={styles.foot} data-dialog-foot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={send.isPending}>
            {`Send to ${name}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
