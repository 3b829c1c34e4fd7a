import { useState } from 'react'
import { CodeForm } from '../../../parts/second-factor/code-form'
import { RecoveryCodes } from '../../../parts/second-factor/recovery-codes'
import { SetUpApp } from '../../../parts/second-factor/set-up-app'
import { request } from '../../../providers/api/client'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import { RecoveryCodesRenew, SecondFactorDisable } from './second-factor.documents'

interface DialogProps {
  onClose: () => void
}

const help = 'Six digits of the app, or a recovery code.'

export const SetUpDialog = ({ onClose }: DialogProps) => (
  <Dialog open title="Set up an app" onClose={onClose}>
    <SetUpApp onDone={onClose} />
  </Dialog>
)

/** Makes ten new recovery codes, after a code. */
export function CodesDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = async (code: string) => setCodes((await request(RecoveryCodesRenew, { code })).recoveryCodesRenew.codes)
  return (
    <Dialog open title="New recovery codes" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <CodeForm
          label="Code"
          help={`${help} Your earlier recovery codes end.`}
          sendLabel="Make new codes"
          recovery
          onSend={renew}
        />
      )}
    </Dialog>
  )
}

/** Turns the second factor off, after a code. */
export function DisableDialog({ onClose }: DialogProps) {
  const disable = async (code: string) => {
    await request(SecondFactorDisable, { code })
    toast({ kind: 'positive', text: 'Second factor turned off' })
    onClose()
  }
  return (
    <Dialog open title="Turn off the second factor?" onClose={onClose}>
      <CodeForm
        label="Code"
        help={`${help} Afterwards a link from your mail is enough to sign in.`}
        sendLabel="Turn off"
        recovery
        onSend={disable}
      />
    </Dialog>
  )
}
