import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Dialog } from './dialog'

type ConfirmProps = {
  open: boolean
  title: ReactNode
  /** The consequences, with amounts and times. */
  children?: ReactNode
  /** The verb, with its amount: 'Cancel for £35.00'. */
  confirmLabel: string
  keepLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone; the way back comes first and has the focus. */
export function Confirm(props: ConfirmProps) {
  const { open, title, children, confirmLabel, keepLabel = 'Cancel', danger, busy, onConfirm, onCancel } = props
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      title={title}
      size="sm"
      role="alertdialog"
      foot={
        <>
          <Button data-initial-focus onClick={onCancel} disabled={busy}>
            {keepLabel}
          </Button>
          <Button data-sends variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
