import { useState } from 'react'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { formatBytes } from '../../../ui/files/check-file'
import { FileDrop } from '../../../ui/files/file-drop'
import { Confirm } from '../../../ui/overlay/confirm'
import { formatLondonTime } from '../../../ui/time/london-time'
import { DocumentView, kindOf } from '../../room/documents-panel'
import { wordCount } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomAnswerDelete } from '../station.documents'
import styles from './answers.module.css'
import { useAnswers } from './answers-context'

const MAX_BYTES = 25_000_000
const ACCEPT = ['.pdf', '.docx', '.doc', '.odt', '.rtf', '.txt']

type Answer = RoomSession['answers'][number]

/** The answers, and a place for more while they are taken. */
export function AnswersPanel({
  session,
  answers = session.answers,
}: {
  session: RoomSession
  answers?: readonly Answer[]
}) {
  const mayAdd = session.allowed.includes('sessionAnswerCreate')
  const mayDelete = session.allowed.includes('sessionAnswerDelete')
  const { uploads } = useAnswers()
  const [asked, setAsked] = useState<Answer | null>(null)
  // What was handed in is there to be read, not only named.
  const [open, setOpen] = useState(() => (!mayAdd && answers.length === 1 ? (answers[0]?.id ?? null) : null))
  const remove = useSingleAction(ClassroomAnswerDelete, {
    onSuccess: () => {
      setAsked(null)
      void invalidate('ClassroomSession')
    },
    onError: () => setAsked(null),
  })
  return (
    <div className={styles.answers}>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer.id} className={styles.item}>
              <div className={styles.line}>
                <Icon name="file" size="sm" />
                <button
                  type="button"
                  className={styles.name}
                  aria-expanded={open === answer.id}
                  onClick={() => setOpen(open === answer.id ? null : answer.id)}
                >
                  {answer.file?.title ?? 'Answer'}
                </button>
                <span className="help num">{factsOf(answer)}</span>
                {mayDelete && (
                  <Button
                    variant="quiet"
                    size="sm"
                    icon="trash"
                    label={`Delete ${answer.file?.title ?? 'this answer'}`}
                    onClick={() => setAsked(answer)}
                  />
                )}
              </div>
              {open === answer.id && answer.file && <DocumentView className={styles.document} file={answer.file} />}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <FileDrop
          label="Upload an answer"
          files={uploads.files}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          accept={ACCEPT}
          maxBytes={MAX_BYTES}
          help="Ten answers at most, the written one included. What is here is handed in with the session."
        />
      )}
      {!mayAdd && answers.length === 0 && <p className="sub">There is no answer.</p>}
      <Confirm
        open={asked !== null}
        title={`Delete ‘${asked?.file?.title ?? 'this answer'}’?`}
        confirmLabel="Delete answer"
        keepLabel="Keep it"
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate({ id: asked.id })}
        onCancel={() => setAsked(null)}
      >
        <p>This cannot be undone.</p>
      </Confirm>
    </div>
  )
}

/** A text by its words and when it was last saved; a file by its kind, its size and when it came. */
function factsOf({ file, written, insertedAt, updatedAt }: Answer): string {
  if (written && file?.contentHtml) {
    const words = wordCount(file.contentHtml)
    return `${words} ${words === 1 ? 'word' : 'words'}, saved ${formatLondonTime(updatedAt)}`
  }
  return [file && kindOf(file), file?.size && formatBytes(file.size), formatLondonTime(insertedAt)]
    .filter(Boolean)
    .join(', ')
}
