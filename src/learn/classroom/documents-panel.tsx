import { clsx } from 'clsx'
import { useState } from 'react'
import { LinkButton } from '../../ui/action/link-button'
import { Tag } from '../../ui/data/tag'
import { formatBytes, typeName } from '../../ui/files/check-file'
import { RichText } from '../../ui/rich-text/rich-text'
import styles from './documents.module.css'
import type { RoomFile, RoomSession } from './session-parts'

export interface RoomDocument {
  file: RoomFile
  /** Its kind beside a material: a template, the suggested answer. */
  note?: string
}

/** The documents of a session that the reader may see: materials, templates, and the suggested answer once released. */
export function documentsOf({ materials, mock }: RoomSession): RoomDocument[] {
  const templates = (mock?.templates ?? []).flatMap(({ file }) => (file ? [{ file, note: /* text */ 'template' }] : []))
  const own = materials.flatMap(({ file }) =>
    file ? [{ file, note: file.protected ? 'suggested answer' : undefined }] : [],
  )
  return [...own, ...templates]
}

interface DocumentsPanelProps {
  documents: readonly RoomDocument[]
  empty: string
  forMarkers?: boolean
  /** Opens it in a window, if there is room for windows. */
  onOpen: (file: RoomFile) => void
}

/** A list of documents; on a phone the chosen one is below it. */
export function DocumentsPanel({ documents, empty, forMarkers, onOpen }: DocumentsPanelProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = documents.find(({ file }) => file.id === chosen)
  if (documents.length === 0) return <p className="sub">{empty}</p>
  return (
    <div className={styles.documents}>
      <ul>
        {documents.map(({ file, note }) => (
          <li key={file.id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={file.id === shown?.file.id}
              onClick={() => (matchMedia('(min-width: 900px)').matches ? onOpen(file) : setChosen(file.id))}
            >
              <span className={styles.name}>{file.title}</span>
              <span className={styles.about}>
                {[kindOf(file), file.size ? formatBytes(file.size) : null, note].filter(Boolean).join(', ')}
              </span>
              {forMarkers && !file.studentCanView && !file.protected && <Tag icon="lock">Not for the candidate</Tag>}
            </button>
          </li>
        ))}
      </ul>
      {shown && <DocumentView file={shown.file} />}
    </div>
  )
}

/** The kind of file; a text written in the room is none. */
export const kindOf = ({ contentType }: RoomFile): string =>
  contentType === 'text/html' ? 'Written here' : typeName(contentType)

/** A document shown in place if possible, with a link to download it. */
export function DocumentView({ file, className }: { file: RoomFile; className?: string }) {
  if (file.contentHtml) return <RichText className={clsx(styles.documentText, className)} html={file.contentHtml} />
  const link = file.contentLink
  const download = link && (
    <LinkButton href={link} icon="download" size="sm" download>
      Download
    </LinkButton>
  )
  if (link && file.contentType === 'application/pdf')
    return (
      <div className={clsx(styles.document, className)} data-file={file.contentType}>
        <iframe className={styles.documentFrame} title={file.title} src={`${link}&view#navpanes=0&view=FitH`} />
        <p className={styles.documentWays}>
          {download}
          <LinkButton href={`${link}&view`} icon="full" size="sm" variant="quiet" target="_blank" rel="noopener">
            Open in a new tab
          </LinkButton>
        </p>
      </div>
    )
  if (link && file.contentType.startsWith('image/'))
    return (
      <div className={clsx(styles.document, className)} data-file={file.contentType}>
        <img className={styles.documentImage} src={`${link}&view`} alt={file.title} />
        <p className={styles.documentWays}>{download}</p>
      </div>
    )
  return (
    <div className={clsx(styles.document, className)} data-file={file.contentType}>
      {file.content ? (
        <p className={styles.documentPlain}>{file.content}</p>
      ) : (
        <p className="sub">{kindOf(file)} files are not shown here; they open on your device.</p>
      )}
      <p className={styles.documentWays}>{download}</p>
    </div>
  )
}
