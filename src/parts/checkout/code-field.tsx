import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkout } from '../../../schema/generated/limits'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { TextField } from '../../ui/form/text-field'
import styles from './code-field.module.css'

interface CodeFieldProps {
  /** The code that was applied; empty: none. */
  code: string
  /** Why it does not count, in the server's words. */
  error?: string | undefined
  /** The name of the coupon that counts. */
  applied?: string | null | undefined
  busy: boolean
  onApply: (code: string) => void
}

/** A place for a promo code, folded away until it is wanted. */
export function CodeField({ code, error, applied, busy, onApply }: CodeFieldProps) {
  const [open, setOpen] = useState(Boolean(code))
  const [typed, setTyped] = useState(code)
  const field = useRef<HTMLInputElement>(null)
  const toggled = useRef(false)
  useEffect(() => {
    if (open && toggled.current) field.current?.focus()
  }, [open])
  const unfold = () => {
    toggled.current = true
    setOpen(true)
  }
  if (!open) return <Door onOpen={unfold} />
  const counts = Boolean(code && !error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onApply(typed.trim())
  }
  const remove = () => {
    setTyped('')
    onApply('')
    field.current?.focus()
  }
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Promo code"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        most={checkout.promoCode}
        value={typed}
        error={error}
        readOnly={counts}
        onChange={(event) => setTyped(event.target.value)}
      />
      {counts ? (
        <Button onClick={remove}>Remove</Button>
      ) : (
        <Button type="submit" busy={busy}>
          Apply
        </Button>
      )}
      <p className={styles.said} role="status">
        {counts && applied && (
          <>
            <Icon name="success" size="sm" /> {applied}
          </>
        )}
      </p>
    </form>
  )
}

const Door = ({ onOpen }: { onOpen: () => void }) => (
  <Button variant="quiet" size="sm" className={styles.door} onClick={onOpen}>
    Have a code?
  </Button>
)
