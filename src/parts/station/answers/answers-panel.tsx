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
  const { uploads } = useAnswers()
  const [asked, setAsked] = useState<Answer | null>(null)
  // What was handed in is there to be read, not only named.
  const [open, setOpen] = useState(() => (!mayAdd && answers.length === 1 ? (answers[0]?.id ?? null) : null))
  return (
    <div className={styles.answers}>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <AnswerLine
              key={answer.id}
              answer={answer}
              isOpen={open === answer.id}
              onToggle={() => setOpen(open === answer.id ? null : answer.id)}
              onDelete={session.allowed.includes('sessionAnswerDelete') ? () => setAsked(answer) : undefined}
            />
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
      <DeleteAnswer answer={asked} onDone={() => setAsked(null)} />
    </div>
  )
}

interface AnswerLineProps {
  answer: Answer
  isOpen: boolean
  onToggle: () => void
  /** Where it may be deleted. */
  onDelete: (() => void) | undefined
}

/** One answer, and below it what it says. */
function AnswerLine({ answer, isOpen, onToggle, onDelete }: AnswerLineProps) {
  const { file } = answer
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Icon name="file" size="sm" />
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
          {file?.title ?? 'Answer'}
        </button>
        <span className="help num">{factsOf(answer)}</span>
        {onDelete && (
          <Button
            variant="quiet"
            size="sm"
            icon="trash"
            label={`Delete ${file?.title ?? 'this answer'}`}
            onClick={onDelete}
          />
        )}
      </div>
      {isOpen && file && <DocumentView className={styles.document} file={file} />}
    </li>
  )
}

/** Asks before an answer is deleted; null asks nothing. */
function DeleteAnswer({ answer, onDone }: { answer: Answer | null; onDone: () => void }) {
  const remove = useSingleAction(ClassroomAnswerDelete, {
    onSuccess: () => {
      onDone()
      void invalidate('ClassroomSession')
    },
    onError: onDone,
  })
  return (
    <Confirm
      open={answer !== null}
      title={`Delete ‘${answer?.file?.title ?? 'this answer'}’?`}
      confirmLabel="Delete answer"
      keepLabel="Keep it"
      danger
      busy={remove.isPending}
      onConfirm={() => answer && remove.mutate({ id: answer.id })}
      onCancel={onDone}
    >
      <p>This cannot be undone.</p>
    </Confirm>
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
