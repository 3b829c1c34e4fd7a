import type { ReactNode } from 'react'
import { groupWords } from '../../nouns/session-type/type-words'
import { Card } from '../../ui/data/card'
import { Tag } from '../../ui/data/tag'
import { formatLondonDate } from '../../ui/time/london-time'
import { Zones } from '../../ui/time/when'
import styles from './confirmation.module.css'
import { type ConfirmedSession, opensWhenBooked, withWhom } from './confirmed-session'

interface SessionCardProps {
  session: ConfirmedSession
  children: ReactNode
}

/** What is held or booked: its name, its state, its time and with whom. */
export function SessionCard({ session, children }: SessionCardProps) {
  const { name, status, startAt, endAt, deadline } = session
  return (
    <Card
      lined
      title={name}
      className={styles.what}
      actions={
        status === 'pending' ? (
          <Tag icon="clock" kind="info">
            Held for you
          </Tag>
        ) : (
          <Tag icon="success" kind="positive">
            Booked and paid
          </Tag>
        )
      }
    >
      {status === 'pending' && opensWhenBooked(session) ? (
        <p className={styles.day}>Opens when you book</p>
      ) : (
        <>
          <p className={styles.day}>{formatLondonDate(startAt, 'long')}</p>
          <Zones at={startAt} until={deadline ? undefined : endAt} />
        </>
      )}
      <p className="meta">{[withWhom(session), groupWords(session.seats)].filter(Boolean).join(', ')}</p>
      {children}
    </Card>
  )
}
