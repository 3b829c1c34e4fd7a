import { useState } from 'react'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { isRunning } from '../../nouns/session/clock'
import { joinAddress, materialsOpen, nextMoment } from '../../nouns/session/next-moment'
import { now } from '../../providers/device/clock'
import { LinkButton } from '../../ui/action/link-button'
import { Person } from '../../ui/data/person'
import { Tag } from '../../ui/data/tag'
import { When } from '../../ui/time/when'
import { Hours, NextCard } from './next-card'
import styles from './next-card.module.css'
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
    <NextCard
      moment={moment}
      onMoment={() => setPassed(moment.at)}
      isSecond={isSecond}
      eyebrow={
        <>
          {runs ? 'Running' : begins ? 'Next session' : session.deadline ? 'Open now' : 'On now'}
          {!runs && materialsOpen(session, now()) && (
            <Tag icon="file" kind="info">
              Materials open
            </Tag>
          )}
        </>
      }
      title={session.name}
      about={
        <>
          {areaInShort(session.practiceArea)}
          {othersOf(session, viewerId).map(({ id, role, userId, user }) => (
            <Person key={id} name={user?.fullName ?? ''} userId={userId} picture={user?.avatar} role={role} />
          ))}
        </>
      }
      times={<Times session={session} />}
      actions={
        <>
          {join && (
            <LinkButton href={join} size="lg" target="_blank" rel="noopener">
              Join
            </LinkButton>
          )}
          <LinkButton to={`/classroom/${session.id}`} variant={isSecond ? undefined : 'primary'} size="lg">
            {runs ? 'Continue' : 'Open classroom'}
          </LinkButton>
        </>
      }
    />
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
  return <Hours at={startAt} until={endAt} />
}

const othersOf = ({ attendees }: UpcomingFragment, viewerId: string) =>
  attendees.filter(({ userId, user }) => userId !== viewerId && user?.fullName)
