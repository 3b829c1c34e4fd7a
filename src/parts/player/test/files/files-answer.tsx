import { type ReactNode, useState } from 'react'
import { type FilesTaken, filesTaken } from '../../../../../rules/library/answer-files'
import { Button } from '../../../../ui/action/button'
import { type DroppedFile, FileDrop } from '../../../../ui/files/file-drop'
import type { HandedFile, Question } from '../attempt-parts'
import styles from './files.module.css'
import { Handed } from './handed-files'
import { Recorder } from './recorder'
import type { Uploads } from './use-uploads'

const MOST_BYTES = 25_000_000
const sounds = [
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/webm',
  'audio/wav',
  'audio/x-wav',
  '.mp3',
  '.m4a',
  '.wav',
]
const documents = [
  ...['.pdf', '.docx', '.doc', '.odt', '.rtf', '.txt', '.md', '.xlsx', '.csv', '.pptx'],
  ...['.jpg', '.jpeg', '.png', '.webp', '.mp3', '.m4a', '.webm', '.wav'],
]

interface FilesAnswerProps {
  question: Question
  disabled: boolean
  onAnswer: (answer: string[]) => void
  /** Without it nothing is sent: an author looks at the task. */
  uploads?: Uploads
}

/** The files that answer a task, as chosen or recorded. */
export function FilesAnswer({ question, disabled, onAnswer, uploads }: FilesAnswerProps) {
  const tried = useTriedUploads()
  const { files, add, remove } = uploads ?? tried
  const taken = filesTaken(question.subtype)
  if (!taken) return null
  const answer = question.answer ?? []
  const handed = answer.flatMap((id) => question.files.find((each) => each.id === id) ?? [])
  const room = taken.most === 1 ? 1 : Math.max(0, taken.most - answer.length - files.length)
  const send = (given: readonly File[]) => add(given.slice(0, room))
  const kept = handed.map((file) => (
    <Kept
      key={file.id}
      file={file}
      disabled={disabled}
      onRemove={() => onAnswer(answer.filter((id) => id !== file.id))}
    />
  ))
  return (
    <div className={styles.answer}>
      {taken.sound && (
        <Recorder again={handed.length > 0} disabled={disabled} onRecorded={(recording) => send([recording])} />
      )}
      <FileDrop
        label={taken.sound ? 'Or choose a sound' : 'Your files'}
        help={helpOf(taken, room)}
        accept={taken.sound ? sounds : documents}
        maxBytes={MOST_BYTES}
        multiple={!taken.sound}
        disabled={disabled || room === 0}
        files={files}
        onAdd={send}
        onRemove={remove}
      />
      {kept.length > 0 && <Handing title={taken.sound ? 'Your recording' : 'Handed in with the test'}>{kept}</Handing>}
    </div>
  )
}

function helpOf({ most, sound }: FilesTaken, room: number): string {
  if (sound) return 'A new recording or sound replaces the one before.'
  if (room === 0) return `There are ${most}, and there may be no more. Remove one to hand in another.`
  return `At most ${most} files.`
}

function Handing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.files}>{children}</ul>
    </section>
  )
}

function Kept({ file, disabled, onRemove }: { file: HandedFile; disabled: boolean; onRemove: () => void }) {
  return (
    <li className={styles.line}>
      <Handed file={file} />
      <Button
        variant="quiet"
        size="sm"
        icon="trash"
        label={`Remove ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  )
}

/** What an author tries: files stand in the list, and stay on the device. */
function useTriedUploads(): Uploads {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  return {
    files,
    add: (given) =>
      setFiles((all) => [...all, ...given.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }))]),
    remove: (id) => setFiles((all) => all.filter((each) => each.id !== id)),
  }
}
