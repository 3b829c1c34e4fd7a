import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { TextField } from '../../components/text-field'
import { fieldErrors, showError } from '../../providers/errors'
import { invalidate, useAction } from '../../providers/query'
import type { Passkey } from './passkeys'
import { PasskeyRename } from './passkeys.documents'

const FORM = 'rename-passkey'

/** Asks for another name for a passkey. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name)
  const rename = useAction(PasskeyRename, {
    quiet: true,
    onSuccess: () => {
      void invalidate('Account')
      onClose()
    },
    onError: (error) => {
      if (!fieldErrors(error).name) showError(error)
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!rename.isPending) rename.mutate({ id: passkey.id, name })
  }
  return (
    <Dialog
      open
      onClose={rename.isPending ? undefined : onClose}
      title="Rename this passkey"
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={save} noValidate>
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          error={fieldErrors(rename.error).name}
        />
      </form>
    </Dialog>
  )
}
