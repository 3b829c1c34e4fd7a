import { type FormEvent, useState } from 'react'
import { mailAddress } from '../../../../rules/mail-address'
import { studyGroupInvitationSend } from '../../../../schema/generated/limits'
import { TextArea } from '../../../ui/form/text-area'
import { TextField } from '../../../ui/form/text-field'
import type { GroupInvitationSendMutationVariables } from './invite.documents'
import styles from './invite.module.css'

interface ByMailProps {
  groupId: string
  /** The form's id, for the button that sends it. */
  form: string
  /** What the server has against the address. */
  error: string | undefined
  onSend: (asked: GroupInvitationSendMutationVariables) => void
}

/** To which address an invitation goes, and a line to whoever reads it. */
export function ByMail({ groupId, form, error, onSend }: ByMailProps) {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const fault = mailAddress(email) ? error : tried && 'Please enter an e-mail address, such as name@example.com.'
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mailAddress(email)) onSend({ studyGroupId: groupId, email, message: message.trim() || null })
  }
  return (
    <form id={form} className={styles.parts} onSubmit={send} noValidate>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        value={email}
        error={fault || null}
        help="They need no account yet: the link in the mail is for one person, who signs in first and is then in the group at once."
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextArea
        label="A line to them"
        optional
        rows={3}
        most={studyGroupInvitationSend.message}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </form>
  )
}
