import { useState } from 'react'
import { contentChapterUpdate } from '../../../../schema/generated/limits'
import { showError } from '../../../providers/api/errors'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { ChapterDialog } from '../../chapters/chapter-dialog'
import type { OutlineChapter } from '../blocks'

interface BlockChapterProps {
  chapter: OutlineChapter
  /** How many blocks stand in it. */
  count: number
  /** Throws the server's refusal. */
  onSave: (title: string) => Promise<void>
  onStep: (by: -1 | 1) => void
  /** Throws the server's refusal. */
  onDelete: () => Promise<void>
  onClose: () => void
}

/** A chapter's title, its place, and the end of it. */
export function BlockChapter({ chapter, count, onSave, onStep, onDelete, onClose }: BlockChapterProps) {
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete().catch(showError)
    onClose()
  }
  if (deleting)
    return (
      <Confirm
        open
        title={`Delete the chapter ${chapter.title}?`}
        confirmLabel="Delete chapter"
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      >
        <p>
          {count === 0
            ? 'It is empty.'
            : count === 1
              ? 'Its block stays in the bundle, in no chapter.'
              : `Its ${count} blocks stay in the bundle, in no chapter.`}
        </p>
      </Confirm>
    )
  return (
    <ChapterDialog title={chapter.title} most={contentChapterUpdate.title} onSave={onSave} onClose={onClose}>
      <div className="btn-row">
        <Button size="sm" icon="up" onClick={() => onStep(-1)}>
          Move up
        </Button>
        <Button size="sm" icon="down" onClick={() => onStep(1)}>
          Move down
        </Button>
        <Button size="sm" variant="danger" icon="trash" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
    </ChapterDialog>
  )
}
