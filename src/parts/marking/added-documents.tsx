import { Suspense, useState } from 'react'
import { roleOf } from '../../nouns/session/attendees'
import { request, upload } from '../../providers/api/client'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { lazyPart } from '../../providers/page/lazy-part'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Row, RowList } from '../../ui/data/row-list'
import type { DocumentSending, DocumentValues } from '../documents/document-dialog'
import { RemoveDocument } from '../documents/remove-document'
import type { RoomSession } from '../room/session-parts'
import { MaterialCreate, MaterialDelete, MaterialUpdate } from './materials.documents'
import styles from './materials.module.css'

const DocumentDialog = lazyPart(() => import('../documents/document-dialog').then((m) => m.DocumentDialog))

/** A document that was added to this session, beside those of its mock. */
interface Added {
  id: string
  title: string
  studentCanView: boolean
}

type Open = { task: 'add' } | { task: 'change' | 'remove'; document: Added } | null

/** The documents of the session that this person may change; a tutor those that they added, staff all. */
const addedIn = ({ materials }: RoomSession, isStaff: boolean): Added[] =>
  materials.flatMap(({ id, file }) =>
    file && !file.protected && (file.own || isStaff)
      ? [{ id, title: file.title, studentCanView: file.studentCanView }]
      : [],
  )

/** Adds documents to the session, and changes or removes those added; for whoever conducts it, and for staff. */
export function AddedDocuments({ session, userId }: { session: RoomSession; userId: string }) {
  const [open, setOpen] = useState<Open>(null)
  const viewer = useViewer()
  const close = () => setOpen(null)
  const isStaff = viewer !== null && holds(viewer, 'manage_sessions')
  const role = roleOf(session, userId)
  if (!isStaff && role !== 'tutor' && role !== 'interviewer') return null
  const added = addedIn(session, isStaff)
  const asked = { seen: 'At once, if the materials are open.', onClose: close }
  return (
    <section className={styles.added} aria-label="Added documents">
      <Button size="sm" icon="plus" onClick={() => setOpen({ task: 'add' })}>
        Add a document
      </Button>
      {added.length > 0 && (
        <RowList tight>
          {added.map((document) => (
            <Row
              key={document.id}
              title={document.title}
              meta={document.studentCanView ? 'The candidate may see it' : 'Not for the candidate'}
              end={
                <>
                  <Button
                    variant="quiet"
                    size="sm"
                    icon="studio"
                    label={`Change ${document.title}`}
                    onClick={() => setOpen({ task: 'change', document })}
                  />
                  <Button
                    variant="quiet"
                    size="sm"
                    icon="trash"
                    label={`Remove ${document.title}`}
                    onClick={() => setOpen({ task: 'remove', document })}
                  />
                </>
              }
            />
          ))}
        </RowList>
      )}
      <Suspense>
        {open?.task === 'add' && (
          <DocumentDialog {...asked} send={(values, sending) => add(session.id, values, sending)} />
        )}
        {open?.task === 'change' && (
          <DocumentDialog {...asked} document={open.document} send={(values) => change(open.document.id, values)} />
        )}
      </Suspense>
      {open?.task === 'remove' && <Remove document={open.document} onClose={close} />}
    </section>
  )
}

async function add(sessionId: string, { file, ...values }: DocumentValues, sending: DocumentSending) {
  const contentType = file?.type || 'application/octet-stream'
  await upload(MaterialCreate, { sessionId, ...values, file, contentType }, sending)
  await invalidate('ClassroomSession')
}

async function change(id: string, { title, studentCanView }: DocumentValues) {
  await request(MaterialUpdate, { id, title, studentCanView })
  await invalidate('ClassroomSession')
}

function Remove({ document: { id, title }, onClose }: { document: Added; onClose: () => void }) {
  const remove = useSingleAction(MaterialDelete, {
    onSuccess: () => {
      void invalidate('ClassroomSession')
      onClose()
    },
    onError: onClose,
  })
  return (
    <RemoveDocument busy={remove.isPending} onCancel={onClose} onConfirm={() => remove.mutate({ id })}>
      <strong>{title}</strong> goes from this session for everybody.
    </RemoveDocument>
  )
}
