import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatScore } from '../../../nouns/session/score-words'
import { invalidate, useAction } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Money } from '../../../ui/money/money'
import { Confirm } from '../../../ui/overlay/confirm'
import { formatLondonDate, formatLondonDateTime, formatLondonTime } from '../../../ui/time/london-time'
import { DeleteNote } from '../person.documents'
import { ChangeNoteForm } from './change-note-form'
import styles from './story.module.css'
import { headOf, icons, metaOf, quoteOf } from './story-words'
import type { Entry } from './stretches'

interface StoryLineProps {
  entry: Entry
  /** The person whose story it is. */
  name: string
  /** Whether the heading names the day, so that the line says the time. */
  byTime: boolean
}

/** One thing that happened. */
export function StoryLine({ entry, name, byTime }: StoryLineProps) {
  const viewer = useViewer()
  const { kind, at, amount, score, sessionId, byId } = entry
  const isOwnNote = kind === 'note' && byId === viewer?.id
  const isIn = kind === 'movement' && (amount ?? 0) > 0
  const meta = metaOf(entry)
  const quote = quoteOf(entry)
  return (
    <li className={styles.line}>
      <time dateTime={at} title={`${formatLondonDateTime(at, 'year')} London`}>
        {byTime ? formatLondonTime(at) : formatLondonDate(at).replace(/^\w+ /, '')}
      </time>
      <span className={clsx(styles.icon, isIn && styles.in)}>
        <Icon name={icons[kind]} size="sm" />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          {sessionId ? <Link to={`/sessions/${sessionId}`}>{headOf(entry)}</Link> : headOf(entry)}
        </p>
        {meta && <p className={styles.meta}>{meta}</p>}
        {isOwnNote ? <OwnNote entry={entry} name={name} /> : quote && <p className={styles.quote}>{quote}</p>}
      </div>
      {typeof amount === 'number' && (
        <span className={styles.value}>
          <Money pence={amount} signed />
        </span>
      )}
      {typeof score === 'number' && (
        <span className={clsx(styles.value, 'num')}>
          {formatScore(score)} <small>of 5</small>
        </span>
      )}
    </li>
  )
}

/** A note that its reader wrote, and may change and delete. */
function OwnNote({ entry: { id, text }, name }: { entry: Entry; name: string }) {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const remove = useAction(DeleteNote, { onSuccess: () => void invalidate('PersonStory') })
  if (open === 'change') return <ChangeNoteForm id={id} text={text ?? ''} onDone={() => setOpen(null)} />
  return (
    <>
      <p className={styles.quote}>{text}</p>
      <p className={styles.own}>
        <Button size="sm" variant="quiet" onClick={() => setOpen('change')}>
          Change
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </p>
      <Confirm
        open={open === 'delete'}
        danger
        title={`Delete your note about ${name}?`}
        confirmLabel="Delete the note"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setOpen(null)}
      >
        <p>It cannot be brought back.</p>
      </Confirm>
    </>
  )
}
