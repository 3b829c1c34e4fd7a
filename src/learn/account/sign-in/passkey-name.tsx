import type { FormEvent, ReactNode } from 'react'
import { passkeyRename } from '../../../../schema/generated/limits'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'

const FORM = 'passkey-name'

interface PasskeyNameProps {
  title: string
  lead?: string
  name: string
  onName: (name: string) => void
  error?: string
  help?: string
  busy: boolean
  sendLabel: string
  onSend: () => void
  onClose: () => void
  /** Replaces the button that sends. */
  instead?: ReactNode
  /** Content below. */
  children?: ReactNode
}

/** Asks for a passkey's name. */
export function PasskeyName({ title, lead, name, onName, error, help, busy, ...rest }: PasskeyNameProps) {
  const { sendLabel, onSend, onClose, instead, children } = rest
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={title}
      lead={lead}
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {instead || (
            <Button variant="primary" type="submit" form={FORM} busy={busy}>
              {sendLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={name}
          most={passkeyRename.name}
          onChange={(event) => onName(event.target.value)}
          error={error}
          help={help}
        />
      </form>
      {children}
    </Dialog>
  )
}
