import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import { request } from '../../../providers/api/client'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { Web3Request } from './sign-in.documents'
import { wordsOf } from './words-of-error'

interface AddressFormProps {
  title: string
  lead: string
  /** The link's path after signing in. */
  to: string
  start: string
  /** The field's kind of autocomplete. */
  suggest: string
  /** Preloads the next step: first while the person types the address, then while the mail goes out. */
  onBegin: () => void
  onSent: (email: string) => void
  children: ReactNode
}

/** Asks for the address that gets a one-time link. */
export function AddressForm({ title, lead, to, start, suggest, onBegin, onSent, children }: AddressFormProps) {
  const [email, setEmail] = useState(start)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const fail = (words: string) => {
    setError(words)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const address = email.trim()
    if (!address) return fail('Field is required')
    setBusy(true)
    onBegin()
    setError('')
    try {
      await request(Web3Request, { email: address, redirectUri: to })
      onSent(address)
    } catch (problem) {
      setBusy(false)
      fail(wordsOf(problem))
    }
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete={suggest}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onFocus={onBegin}
        error={error}
        help="The link works once and lasts 10 minutes."
        ref={field}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        Send me a link
      </Button>
      {children}
    </form>
  )
}
