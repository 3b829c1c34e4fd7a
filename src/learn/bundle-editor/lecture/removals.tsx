import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../providers/api/api-error'
import { showError } from '../../../providers/api/errors'
import { Confirm } from '../../../ui/overlay/confirm'

interface RemovalProps {
  title: string
  confirmLabel: string
  /** Throws the server's refusal. */
  onRemove: () => Promise<void>
  onClose: () => void
  /** What is lost. */
  children: ReactNode
}

/** Asks before something goes from the lecture, and says what is lost. */
function Removal({ title, confirmLabel, onRemove, onClose, children }: RemovalProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    try {
      await onRemove()
    } catch (fault) {
      // Whoever wanted it gone has what they wanted.
      if (!(fault instanceof ApiError && fault.code === 'NOT_FOUND')) showError(fault as Error)
    }
    onClose()
  }
  return (
    <Confirm
      open
      danger
      title={title}
      keepLabel="Keep it"
      confirmLabel={confirmLabel}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{children}</p>
    </Confirm>
  )
}

type Asked = Pick<RemovalProps, 'onRemove' | 'onClose'>

/** Asks before a slide is deleted. */
export function DeleteSlide({ name, ...asked }: Asked & { name: string }) {
  return (
    <Removal title={`Delete ${name}?`} confirmLabel="Delete slide" {...asked}>
      Its picture, its sound and its words are lost, for learners too. Their own notes on it stay. This cannot be
      undone.
    </Removal>
  )
}

/** Asks before a chapter is deleted; its slides stay. */
export function DeleteChapter({ name, count, ...asked }: Asked & { name: string; count: number }) {
  return (
    <Removal title={`Delete the chapter ${name}?`} confirmLabel="Delete chapter" {...asked}>
      {count === 0
        ? 'It has no slides, so only its title is lost.'
        : count === 1
          ? 'Its title is lost. Its slide stays, outside any chapter, and is heard before the chapters.'
          : `Its title is lost. Its ${count} slides stay, outside any chapter, and are heard before the chapters.`}
    </Removal>
  )
}
