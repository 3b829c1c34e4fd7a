import { clsx } from 'clsx'
import { useState } from 'react'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { isRunning } from '../../nouns/session/clock'
import { joinAddress, materialsOpen, nextMoment } from '../../nouns/session/next-moment'
import { now } from '../../providers/device/clock'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Person } from '../../ui/data/person'
import personStyles from '../../ui/data/person.module.css'
import { Tag } from '../../ui/data/tag'
import { Countdown } from '../../ui/time/countdown'
import { formatLondonDate, sameDay } from '../../ui/time/london-time'
import { When, Zones } from '../../ui/time/when'
import styles from './next-session.module.css'
import type { UpcomingFragment } from './student/student.documents'

interface NextSessionProps {
  session: UpcomingFragment
  viewerId: string
  /** Something above it is more urgent, and has the page's margin line and its main button. */
  isSecond?: boolean
}

/** The most relevant session, with the time until its next moment. */
export function NextSession({ session, viewerId, isSecond = false }: NextSessionProps) {
  // Redraws when the countdown ends, so that 'until it starts' becomes 'until it ends'.
  const [, setPassed] = useState('')
  const moment = nextMoment(session, now())
  const join = joinAddress(session, now())
  const begins = Date.parse(session.startAt) > now()
  const runs = isRunning(session, now())
  return (
    <Card lined={!isSecond} className={styles.next}>
      <div className={styles.what}>
        <h2 className={clsx(styles.eyebrow, 'eyebrow')}>
          {runs ? 'Running' : begins ? 'Next session' : session.deadline ? 'Open now' : 'On now'}
          {!runs && materialsOpen(session, now()) && (
            <Tag icon="file" kind="info">
              Materials open
            </Tag>
          )}
        </h2>
        <p className={styles.title}>{session.name}</p>
        <p className={clsx(personStyles.people, 'meta')}>
          {areaInShort(session.practiceArea)}
          {othersOf(session, viewerId).map(({ id, role, userId, user }) => (
            <Person key={id} name={user?.fullName ?? ''} userId={userId} picture={user?.avatar} role={role} />
          ))}
        </p>
        <Times session={session} />
      </div>
      <div className={styles.go}>
        <Countdown end={moment.at} now={now} large onEnd={() => setPassed(moment.at)} overText="Now">
          {moment.words}
        </Countdown>
        <div className="btn-row">
          {join && (
            <LinkButton href={join} size="lg" target="_blank" rel="noopener">
              Join
            </LinkButton>
          )}
          <LinkButton to={`/classroom/${session.id}`} variant={isSecond ? undefined : 'primary'} size="lg">
            {runs ? 'Continue' : 'Open classroom'}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

/** When a written session opens and closes, and when a live one is, in London and here. */
function Times({ session: { startAt, endAt, deadline } }: { session: UpcomingFragment }) {
  if (deadline)
    return (
      <p className={styles.due}>
        {Date.parse(startAt) > now() ? (
          <>
            Opens <When at={startAt} />, answers due <When at={deadline} />
          </>
        ) : (
          <>
            Answers due <When at={deadline} />
          </>
        )}
      </p>
    )
  return (
    <div className={styles.zones}>
      {!sameDay(startAt, now()) && <p className={styles.day}>{formatLondonDate(startAt, 'long')}</p>}
      <Zones at={startAt} until={endAt} />
    </div>
  )
}

const othersOf = ({ attendees }: UpcomingFragment, viewerId: string) =>
  attendees.filter(({ userId, user }) => userId !== viewerId && user?.fullName)
