import { useState } from 'react'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { makePasskey } from '../../../providers/sign-in/make-passkey'
import { NoPasskey, type Reason } from '../../../providers/sign-in/passkey-device'
import { signInAgain } from '../../../providers/sign-in/sign-out'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/overlay/toast'
import { deviceName } from './device-name'
import { PasskeyName } from './passkey-name'
import { PasskeyRegister, PasskeyRegistrationOptions } from './passkeys.documents'

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

/** Names a passkey and makes the device create it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(deviceName)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  const add = async () => {
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
  const atName = problem?.field === 'name'
  return (
    <PasskeyName
      title="Add a passkey"
      lead="Your device then asks for your finger, your face or your screen lock."
      name={name}
      onName={setName}
      error={atName ? problem.text : undefined}
      help="So that you can tell your passkeys apart."
      busy={busy}
      sendLabel="Continue"
      onSend={() => void add()}
      onClose={onClose}
      instead={
        problem?.isStale && (
          <Button variant="primary" onClick={() => void signInAgain()}>
            Sign in again
          </Button>
        )
      }
    >
      {problem?.text && !atName && (
        <p className="sub" role="alert">
          {problem.text}
        </p>
      )}
    </PasskeyName>
  )
}

function problemOf(fault: unknown): Problem {
  if (fault instanceof NoPasskey) return { text: words[fault.reason] }
  const error = fault as ApiError
  const { name } = fieldErrors(error)
  if (name) return { text: name, field: 'name' }
  // For a confirmed account the server has only one reason to refuse.
  if (error.code === 'FORBIDDEN') return { text: error.message, isStale: true }
  if (error.code === 'VALIDATION') return { text: error.message }
  return { text: noticeOf(error)?.text ?? '' }
}
