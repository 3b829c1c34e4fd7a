import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { secondFactorPass } from '../../../schema/generated/limits'
import type { ApiError } from '../../providers/api/api-error'
import { noticeOf } from '../../providers/api/errors'
import { Button } from '../../ui/action/button'
import { TextField } from '../../ui/form/text-field'
import styles from './second-factor.module.css'

interface CodeFormProps {
  label: string
  help?: ReactNode
  sendLabel: string
  /** Also takes recovery codes, which have letters. */
  recovery?: boolean
  /** Sends the code; an error of the server is shown at the field. */
  onSend: (code: string) => Promise<unknown>
  /** Beside the button. */
  children?: ReactNode
}

/** One field for a code, with a button. */
export function CodeForm({ label, help, sendLabel, recovery = false, onSend, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fail = (words: string | undefined) => {
    setError(words)
    field.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!code.trim()) return fail('Field is required')
    setBusy(true)
    setError(undefined)
    try {
      await onSend(code.trim())
    } catch (fault) {
      const problem = fault as ApiError
      fail(problem.field === 'code' || problem.code === 'EXPIRED' ? problem.message : noticeOf(problem)?.text)
    }
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={label}
        help={help}
        error={error}
        className={styles.code}
        ref={field}
        value={code}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        most={secondFactorPass.code}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
      />
      <div className="btn-row">
        <Button type="submit" variant="primary" busy={busy}>
          {sendLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}
