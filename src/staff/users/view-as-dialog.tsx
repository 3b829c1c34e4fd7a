import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { noticeOf } from '../../providers/api/errors'
import { viewAs } from '../../providers/sign-in/viewing'
import { Confirm } from '../../ui/overlay/confirm'

interface ViewAsDialogProps {
  id: string
  title: string
  onClose: () => void
}

/** Says what viewing as a person means, and begins it in this tab. */
export function ViewAsDialog({ id, title, onClose }: ViewAsDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      // Busy until the next page is there.
      if (await viewAs(id)) return
      setProblem('This browser keeps no data for Articled, which viewing needs. Allow it in the browser’s settings.')
    } catch (fault) {
      const error = fault as ApiError
      setProblem(error.code === 'FORBIDDEN' ? error.message : noticeOf(error)?.text)
    }
    setBusy(false)
  }
  return (
    <Confirm
      open
      title={`View as ${title}?`}
      confirmLabel="View as this person"
      busy={busy}
      onConfirm={() => void begin()}
      onCancel={onClose}
    >
      <p>
        In this tab you see the product as {title} sees it: read only, for ten minutes. Your other tabs stay as they
        are.
      </p>
      <p>The audit log says that you did, and nobody else is told. How {title} signs in stays hidden.</p>
      {problem && <p role="alert">{problem}</p>}
    </Confirm>
  )
}
