import type { ReactNode } from 'react'
import { Confirm } from '../../ui/overlay/confirm'

interface RemoveDocumentProps {
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
  /** What happens then, with the document's name. */
  children: ReactNode
}

/** Asks before a document is removed. */
export function RemoveDocument({ busy, onCancel, onConfirm, children }: RemoveDocumentProps) {
  return (
    <Confirm
      open
      danger
      title="Remove this document?"
      keepLabel="Keep it"
      confirmLabel="Remove"
      busy={busy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{children}</p>
    </Confirm>
  )
}
