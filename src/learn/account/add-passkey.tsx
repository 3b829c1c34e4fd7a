import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { TextField } from '../../components/text-field'
import { toast } from '../../components/toast'
import type { ApiError } from '../../providers/api-error'
import { request } from '../../providers/client'
import { fieldErrors, noticeOf } from '../../providers/errors'
import { makePasskey, NoPasskey, type Reason } from '../../providers/passkey-device'
import { invalidate } from '../../providers/query'
import { signInAgain } from '../../providers/sign-out'
import { deviceName } from './device-name'
import { PasskeyRegister, PasskeyRegistrationOptions } from './passkeys.documents'

const FORM = 'add-passkey'

const words: Record<Reason, string> = {
  cancelled: 'No passkey was made. You can try again.',
  late: 'That took too long. Please try again.',
  held: 'This device has a passkey for your account already.',
  superseded: '',
  unable: 'This device cannot make a passkey here.',
}

interface Problem {
  text: string
  field?: string
  /** Only a fresh sign-in helps. */
  isStale?: boolean
}

/** Names a passkey and has the device make it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(deviceName)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!name.trim()) return setProblem({ text: 'Field is required', field: 'name' })
    setBusy(true)
    setProblem(null)
    try {
      const { passkeyRegistrationOptions } = await request(PasskeyRegistrationOptions)
      await request(PasskeyRegister, { response: await makePasskey(passkeyRegistrationOptions), name })
      toast({ kind: 'positive', text: 'Passkey added' })
      void invalidate('Account')
      onClose()
    } catch (fault) {
      setProblem(problemOf(fault))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title="Add a passkey"
      lead="Your device then asks for your finger, your face or your screen lock."
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {problem?.isStale ? (
            <Button variant="primary" onClick={() => void signInAgain()}>
              Sign in again
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={FORM} busy={busy}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} onSubmit={add} noValidate>
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          error={problem?.field === 'name' ? problem.text : undefined}
          help="So that you know it among others."
        />
      </form>
      {problem?.text && problem.field !== 'name' && (
        <p className="sub" role="alert">
          {problem.text}
        </p>
      )}
    </Dialog>
  )
}

function problemOf(fault: unknown): Problem {
  if (fault instanceof NoPasskey) return { text: words[fault.reason] }
  const error = fault as ApiError
  const { name } = fieldErrors(error)
  if (name) return { text: name, field: 'name' }
  // The server refuses a confirmed account here for one reason only.
  if (error.code === 'FORBIDDEN') return { text: error.message, isStale: true }
  if (error.code === 'VALIDATION') return { text: error.message }
  return { text: noticeOf(error)?.text ?? '' }
}
