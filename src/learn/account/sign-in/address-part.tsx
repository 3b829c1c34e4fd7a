import { clsx } from 'clsx'
import { type FormEvent, useRef, useState } from 'react'
import { mailAddress } from '../../../../rules/mail-address'
import { noticeOf } from '../../../providers/api/errors'
import { useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { TextField } from '../../../ui/form/text-field'
import type { SectionProps } from '../account'
import { AccountAddress } from '../account.documents'
import styles from '../account.module.css'

/** The address for sign-in links, and how to change it. */
export function AddressPart({ account: { currentUser: user } }: SectionProps) {
  const [taken, setStep] = useState<'shown' | 'asked' | { sentTo: string }>('shown')
  const close = () => setStep('shown')
  // The links may have made the change meanwhile.
  const step = typeof taken === 'object' && user.email === mailAddress(taken.sentTo) ? 'shown' : taken
  return (
    <section aria-labelledby="address-title">
      <h3 id="address-title">E-mail address</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {user.email}
          <span className="help">Links to sign in are sent here.</span>
        </p>
        {step === 'shown' && <Button onClick={() => setStep('asked')}>Change address</Button>}
      </div>
      {step === 'asked' && <NewAddress userId={user.id} onSent={(sentTo) => setStep({ sentTo })} onClose={close} />}
      {typeof step === 'object' && (
        <div className={clsx(styles.note, styles.inset)} role="status">
          <Icon name="mail" />
          <div>
            <p>
              Two links are on their way: one to <strong>{user.email}</strong>, one to <strong>{step.sentTo}</strong>.
            </p>
            <p className="help">
              Open both within 10 minutes, in any order. Until then you sign in with the address you have.
            </p>
            <Button variant="quiet" size="sm" onClick={close}>
              Understood
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

interface NewAddressProps {
  userId: string
  onSent: (email: string) => void
  onClose: () => void
}

function NewAddress({ userId, onSent, onClose }: NewAddressProps) {
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
