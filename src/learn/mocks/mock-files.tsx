import { Suspense, useState } from 'react'
import type { DocumentSending, DocumentValues } from '../../parts/documents/document-dialog'
import { RemoveDocument } from '../../parts/documents/remove-document'
import { request, upload } from '../../providers/api/client'
import { invalidate, useAction } from '../../providers/api/query'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { RowActs } from '../../ui/data/row-acts'
import { Row, RowList } from '../../ui/data/row-list'
import { formatBytes, typeName } from '../../ui/files/check-file'
import {
  MockFileChange,
  type MockFileFragment,
  MockFileRemove,
  MockMaterialAdd,
  MockTemplateAdd,
} from './mocks.documents'

const DocumentDialog = lazyPart(() => import('../../parts/documents/document-dialog').then((m) => m.DocumentDialog))

interface MockFilesProps {
  mockId: string
  kind: 'material' | 'template'
  files: readonly MockFileFragment[]
}

type Open = { task: 'add' } | { task: 'change' | 'remove'; file: MockFileFragment } | null

const kinds = {
  material: { title: 'Materials', empty: 'No materials yet. They are what the candidate reads.' },
  template: { title: 'Templates', empty: 'No documents yet that the candidate fills in.' },
} as const

/** The documents of a mock: all to read, one's own to rename and remove, and a way to add more. */
export function MockFiles({ mockId, kind, files }: MockFilesProps) {
  const [open, setOpen] = useState<Open>(null)
  const { title, empty } = kinds[kind]
  const asked = {
    // A template is there to be filled in, so the candidate always sees it.
    ...(kind === 'material' && {
      seen: 'With the materials of every session of this mock that is booked from now on.',
    }),
    onClose: () => setOpen(null),
  }
  return (
    <Card
      title={title}
      count={files.length}
      actions={
        <Button size="sm" icon="plus" label={`Add to ${title.toLowerCase()}`} onClick={() => setOpen({ task: 'add' })}>
          Add
        </Button>
      }
    >
      {files.length === 0 ? (
        <p className="meta">{empty}</p>
      ) : (
        <RowList tight>
          {files.map((file) => (
            <Row
              key={file.id}
              title={file.title}
              meta={aboutOf(file)}
              end={
                <RowActs
                  name={file.title}
                  file={file.contentLink}
                  onOpen={file.own ? (task) => setOpen({ task, file }) : undefined}
                />
              }
            />
          ))}
        </RowList>
      )}
      <Suspense>
        {open?.task === 'add' && (
          <DocumentDialog {...asked} send={(values, sending) => add(mockId, kind, values, sending)} />
        )}
        {open?.task === 'change' && (
          <DocumentDialog {...asked} document={open.file} send={(values) => change(open.file.id, values)} />
        )}
      </Suspense>
      {open?.task === 'remove' && <Remove file={open.file} onClose={() => setOpen(null)} />}
    </Card>
  )
}

/** 'PDF, 14 kB, added by you'. */
const aboutOf = ({ contentType, size, own, studentCanView }: MockFileFragment): string =>
  [
    typeName(contentType),
    size ? formatBytes(size) : null,
    own ? 'added by you' : 'changed by staff only',
    studentCanView ? null : 'not for the candidate',
  ]
    .filter(Boolean)
    .join(', ')

function Remove({ file: { id, title }, onClose }: { file: MockFileFragment; onClose: () => void }) {
  const remove = useAction(MockFileRemove, {
    onSuccess: () => {
      void invalidate('EditableMock')
      onClose()
    },
    onError: onClose,
  })
  return (
    <RemoveDocument
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.isPending || remove.mutate({ id })}
    >
      <strong>{title}</strong> goes from this mock for everybody.
    </RemoveDocument>
  )
}

async function add(
  mockId: string,
  kind: MockFilesProps['kind'],
  { title, studentCanView, file }: DocumentValues,
  sending: DocumentSending,
) {
  if (kind === 'material') await upload(MockMaterialAdd, { mockId, title, studentCanView, file }, sending)
  else await upload(MockTemplateAdd, { mockId, title, file }, sending)
  await invalidate('EditableMock')
}

async function change(id: string, { title, studentCanView }: DocumentValues) {
  await request(MockFileChange, { id, title, studentCanView })
  await invalidate('EditableMock')
}
