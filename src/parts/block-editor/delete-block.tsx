import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import { Dialog } from '../../ui/overlay/dialog'

interface DeleteBlockProps {
  name: string
  /** Throws the server's refusal. */
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before a block is deleted, and says why one that students have met stays. */
export function DeleteBlock({ name, onDelete, onClose }: DeleteBlockProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const remove = async () => {
    setBusy(true)
    try {
      await onDelete()
      onClose()
    } catch (error) {
      setRefusal(error as ApiError)
      setBusy(false)
    }
  }
  if (refusal?.code === 'CONFLICT')
    return (
      <Dialog
        open
        size="sm"
        title="This question stays"
        onClose={onClose}
        foot={
          <Button variant="primary" onClick={onClose}>
            Keep it
          </Button>
        }
      >
        <p>Students have been asked this question, and their results refer to it, so it cannot be deleted.</p>
        <p>You can still change it: later attempts are asked the new text.</p>
      </Dialog>
    )
  return (
    <Confirm
      open
      title={`Delete ${name}?`}
      confirmLabel="Delete block"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>It goes with its pictures and documents, for students too. This cannot be undone.</p>
      {refusal && <p role="alert">{refusal.message || 'The server did not answer. Try again.'}</p>}
    </Confirm>
  )
}
