import { useState } from 'react'
import { fieldErrors, showError } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import type { Passkey } from '../account'
import { PasskeyName } from './passkey-name'
import { PasskeyRename } from './passkeys.documents'

/** Asks for a passkey's new name. */
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
  return (
    <PasskeyName
      title="Rename this passkey"
      name={name}
      onName={setName}
      error={fieldErrors(rename.error).name}
      busy={rename.isPending}
      sendLabel="Save"
      onSend={() => rename.mutate({ id: passkey.id, name })}
      onClose={onClose}
    />
  )
}
