import { Suspense, useState } from 'react'
import type { DocumentSending } from '../../../parts/documents/document-dialog'
import { RemoveDocument } from '../../../parts/documents/remove-document'
import { request, upload } from '../../../providers/api/client'
import { showError } from '../../../providers/api/errors'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { RowActs } from '../../../ui/data/row-acts'
import { Row, RowList } from '../../../ui/data/row-list'
import { SkeletonRows } from '../../../ui/data/skeleton'
import { formatBytes, typeName } from '../../../ui/files/check-file'
import { ErrorState } from '../../../ui/page/blank'
import {
  AttachmentAdd,
  AttachmentChange,
  AttachmentRemove,
  HandoutAdd,
  HandoutChange,
  HandoutRemove,
} from './lecture.documents'
import { type Paper, usePapers } from './use-papers'

const DocumentDialog = lazyPart(() => import('../../../parts/documents/document-dialog').then((m) => m.DocumentDialog))

type Open = { task: 'add' } | { task: 'change' | 'remove'; paper: Paper } | null

/** A new document, as its dialog says it. */
interface Added {
  bundleId: string
  title: string
  file: File | undefined
}

/** What changes of one. */
interface Changed {
  id: string
  title: string
  file?: File
}

const kinds = {
  handouts: {
    title: 'Handouts',
    add: 'Add a handout',
    empty: 'No handouts yet. Learners who have opened the lecture download them beside it.',
    lost: 'goes from this lecture: learners can no longer download it. Its file is deleted, and cannot be brought back.',
    acts: {
      add: (added: Added, sending: DocumentSending) => upload(HandoutAdd, added, sending),
      change: (changed: Changed, sending: DocumentSending) => upload(HandoutChange, changed, sending),
      remove: (id: string) => request(HandoutRemove, { id }),
    },
  },
  attachments: {
    title: 'Attachments',
    add: 'Add an attachment',
    empty: 'Nothing is attached. What you keep here, such as a script, is for those who write the lecture.',
    lost: 'goes from this lecture for all who write it. Its file is deleted, and cannot be brought back.',
    acts: {
      add: (added: Added, sending: DocumentSending) => upload(AttachmentAdd, added, sending),
      change: (changed: Changed, sending: DocumentSending) => upload(AttachmentChange, changed, sending),
      remove: (id: string) => request(AttachmentRemove, { id }),
    },
  },
} as const

/** The handouts of a lecture, which its learners see, or its attachments, which they do not: add, rename, replace and remove. */
export function Papers({ bundleId, kind }: { bundleId: string; kind: keyof typeof kinds }) {
  const { query, reload, ...all } = usePapers(bundleId)
  const papers = all[kind]
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { title, add, empty, lost, acts } = kinds[kind]
  const send = async (work: Promise<unknown>) => {
    await work
    await reload()
  }
  return (
    <Card
      title={title}
      count={papers?.length}
      actions={
        <Button size="sm" icon="plus" label={add} onClick={() => setOpen({ task: 'add' })}>
          Add
        </Button>
      }
    >
      {papers ? (
        <PaperList papers={papers} empty={empty} onOpen={setOpen} />
      ) : query.error ? (
        <ErrorState
          title="The documents did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonRows rows={1} />
      )}
      <Suspense>
        {open?.task === 'add' && (
          <DocumentDialog
            send={({ title, file }, sending) => send(acts.add({ bundleId, title, file }, sending))}
            onClose={close}
          />
        )}
        {open?.task === 'change' && (
          <DocumentDialog
            replaceable
            document={open.paper}
            send={({ title, file }, sending) =>
              send(acts.change({ id: open.paper.id, title, ...(file && { file }) }, sending))
            }
            onClose={close}
          />
        )}
      </Suspense>
      {open?.task === 'remove' && (
        <Remove paper={open.paper} lost={lost} onRemove={() => send(acts.remove(open.paper.id))} onClose={close} />
      )}
    </Card>
  )
}

interface PaperListProps {
  papers: readonly Paper[]
  empty: string
  onOpen: (what: Open) => void
}

function PaperList({ papers, empty, onOpen }: PaperListProps) {
  if (papers.length === 0) return <p className="meta">{empty}</p>
  return (
    <RowList tight>
      {papers.map((paper) => (
        <Row
          key={paper.id}
          title={paper.title}
          meta={aboutOf(paper)}
          end={<RowActs name={paper.title} file={paper.address} onOpen={(task) => onOpen({ task, paper })} />}
        />
      ))}
    </RowList>
  )
}

/** 'PDF, 14 kB'. */
const aboutOf = ({ contentType, size }: Paper): string =>
  [contentType ? typeName(contentType) : null, size ? formatBytes(size) : null].filter(Boolean).join(', ')

interface RemoveProps {
  paper: Paper
  lost: string
  onRemove: () => Promise<void>
  onClose: () => void
}

function Remove({ paper: { title }, lost, onRemove, onClose }: RemoveProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    await onRemove().catch(showError)
    onClose()
  }
  return (
    <RemoveDocument busy={busy} onCancel={onClose} onConfirm={() => void remove()}>
      <strong>{title}</strong> {lost}
    </RemoveDocument>
  )
}
