import { useEffect } from 'react'
import { request } from '../../../providers/api/client'
import { RichText } from '../../../ui/rich-text/rich-text'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { richTextSize } from '../../../ui/rich-text/rich-text-limit'
import { formatLondonTime } from '../../../ui/time/london-time'
import type { RoomSession } from '../../room/session-parts'
import { useSavedText } from '../../saving/saved-text'
import { ClassroomInternalReview, ClassroomReview } from '../marking.documents'
import styles from '../sheet/marksheet.module.css'

/** Functions that send texts not saved yet; each returns whether its text is saved. */
export type Flushes = Set<() => Promise<boolean>>

interface Props {
  session: RoomSession
  userId: string
  flushes: Flushes
}

/** The written feedback, and the markers' internal review. */
export function ReviewFields({ session, userId, flushes }: Props) {
  const writable = session.allowed.includes('sessionUpdate') && session.status !== 'marked'
  const second = session.sessionType?.academicReview || !!session.internalReview
  if (!writable)
    return (
      <>
        {session.review && <ReadReview title="Review" html={session.review} />}
        {session.internalReview && <ReadReview title="Markers only" html={session.internalReview} />}
      </>
    )
  return (
    <>
      <ReviewField
        title="Review"
        help="Released with the marks."
        what="review"
        text={session.review ?? ''}
        session={session}
        userId={userId}
        flushes={flushes}
        send={async (review) => void (await request(ClassroomReview, { id: session.id, review }))}
      />
      {second && (
        <ReviewField
          title="Markers only"
          help="The candidate never sees this."
          what="internal"
          text={session.internalReview ?? ''}
          session={session}
          userId={userId}
          flushes={flushes}
          send={async (internalReview) =>
            void (await request(ClassroomInternalReview, { id: session.id, internalReview }))
          }
        />
      )}
    </>
  )
}

interface FieldProps extends Props {
  title: string
  help: string
  what: string
  text: string
  send: (html: string) => Promise<void>
}

function ReviewField({ title, help, what, text, session, userId, flushes, send }: FieldProps) {
  const saved = useSavedText(
    { userId, sessionId: session.id, what },
    { text, at: text ? session.updatedAt : null },
    send,
    richTextSize,
  )
  useEffect(() => {
    flushes.add(saved.flush)
    return () => void flushes.delete(saved.flush)
  })
  return (
    <section className={styles.review}>
      <h2>{title}</h2>
      <RichTextField
        label={title}
        labelHidden
        value={saved.text}
        onChange={saved.write}
        placeholder="What was good, and what to do next time."
      />
      <p className="help num" role="status">
        {saved.failure ?? (saved.savedAt ? `Saved ${formatLondonTime(saved.savedAt)}. ${help}` : help)}
      </p>
    </section>
  )
}

function ReadReview({ title, html }: { title: string; html: string }) {
  return (
    <section className={styles.review}>
      <h2>{title}</h2>
      <RichText html={html} />
    </section>
  )
}
