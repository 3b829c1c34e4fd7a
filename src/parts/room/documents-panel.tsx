import { clsx } from 'clsx'
import { useState } from 'react'
import { isNarrow } from '../../theme/narrow'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Tag } from '../../ui/data/tag'
import { formatBytes, typeName } from '../../ui/files/check-file'
import { PaperView } from '../../ui/paper/paper-view'
import { RichText } from '../../ui/rich-text/rich-text'
import styles from './documents.module.css'
import { usePaperMarks } from './paper-marks'
import type { RoomFile, RoomSession } from './session-parts'

export interface RoomDocument {
  file: RoomFile
  /** Its kind beside a material: a template, the suggested answer. */
  note?: string
  /** Its text with something marked in it. */
  shownHtml?: string | undefined
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
  /** Shows the first at once where there is room beside the work. */
  openFirst?: boolean
}

/** A list of documents with the chosen one below it, so that none ever covers the work. */
export function DocumentsPanel({ documents, empty, forMarkers, openFirst }: DocumentsPanelProps) {
  const [chosen, setChosen] = useState(() => (openFirst && !isNarrow() ? (documents[0]?.file.id ?? null) : null))
  const [folded, setFolded] = useState(true)
  const shown = documents.find(({ file }) => file.id === chosen)
  // The one that is read leaves the room to its text.
  const listed = shown && folded ? [shown] : documents
  if (documents.length === 0) return <p className="sub">{empty}</p>
  return (
    <div className={styles.documents}>
      <div className={styles.head}>
        <ul className={styles.list}>
          {listed.map(({ file, note }) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={file.id === shown?.file.id}
                onClick={() => {
                  setChosen(file.id)
                  setFolded(true)
                }}
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
        {shown && documents.length > 1 && (
          <Button
            variant="quiet"
            size="sm"
            icon={folded ? 'down' : 'up'}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {folded ? `All ${documents.length}` : 'Fold the list'}
          </Button>
        )}
      </div>
      {shown && <DocumentView key={shown.file.id} file={shown.file} shownHtml={shown.shownHtml} />}
    </div>
  )
}

/** The kind of file; a text written in the room is none. */
export const kindOf = ({ contentType }: RoomFile): string =>
  contentType === 'text/html' ? 'Written here' : typeName(contentType)

interface DocumentViewProps {
  file: RoomFile
  className?: string
  /** Its text with something marked in it, in place of the text as it is. */
  shownHtml?: string | undefined
}

/** A document shown in place if possible, with a link to download it. */
export function DocumentView({ file, className, shownHtml }: DocumentViewProps) {
  const { contentType, title } = file
  const contentHtml = shownHtml ?? file.contentHtml
  // A link is new with every answer of the server, and a paper must not be read anew for that.
  const [link] = useState(file.contentLink)
  const [marks, keepMarks] = usePaperMarks(file.id)
  if (contentHtml && contentType === 'text/html')
    return <RichText className={clsx(styles.documentText, className)} html={contentHtml} />
  const paper = { title, link: file.contentLink, marks, onMarks: keepMarks, className: clsx(styles.paper, className) }
  if (contentHtml) return <PaperView {...paper} html={contentHtml} />
  if (link && contentType === 'application/pdf') return <PaperView {...paper} pdf={`${link}&view`} />
  const download = file.contentLink && (
    <LinkButton href={file.contentLink} icon="download" size="sm" download>
      Download
    </LinkButton>
  )
  return (
    <div className={clsx(styles.document, className)} data-file={contentType}>
      {link && contentType.startsWith('image/') ? (
        <img className={styles.documentImage} src={`${link}&view`} alt={title} />
      ) : file.content ? (
        <p className={styles.documentPlain}>{file.content}</p>
      ) : (
        <p className="sub" role="status">
          {file.preparing ? (
            'This document is being prepared. Its text will appear here by itself.'
          ) : (
            <>{kindOf(file)} files are not shown here; they open on your device.</>
          )}
        </p>
      )}
      <p className={styles.documentWays}>{download}</p>
    </div>
  )
}
