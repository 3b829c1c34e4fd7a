import { clsx } from 'clsx'
import { type FormEvent, useRef, useState } from 'react'
import { noticeOf } from '../../../providers/api/errors'
import { useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { AccountAddress } from '../account.documents'
import styles from '../account.module.css'

interface NewAddressProps {
  userId: string
  onSent: (email: string) => void
  onClose: () => void
}

/** Asks for another address, and has links sent to both. */
export function NewAddress({ userId, onSent, onClose }: NewAddressProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const fail = (words: string | undefined) => {
    setError(words)
    field.current?.focus()
  }
  const send = useAction(AccountAddress, {
    quiet: true,
    onSuccess: () => onSent(email.trim()),
    onError: (problem) => fail(problem.field === 'email' ? problem.message : noticeOf(problem)?.text),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    const address = email.trim()
    if (address) send.mutate({ id: userId, email: address })
    else fail('Field is required')
  }
  return (
    <form className={clsx(styles.form, styles.inset)} onSubmit={submit} noValidate>
      <TextField
        label="New e-mail address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        ref={field}
        value={email}
        error={error}
        help="We send a link to both addresses. The change is made once you have opened both, within 10 minutes; your other devices are then signed out."
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
      <div className="btn-row">
        <Button type="submit" variant="primary" busy={send.isPending}>
          Send both links
        </Button>
        <Button variant="quiet" onClick={onClose} disabled={send.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
