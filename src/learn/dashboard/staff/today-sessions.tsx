import { clsx } from 'clsx'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { formatLondonTime } from '../../../ui/time/london-time'
import styles from '../dashboard.module.css'
import type { UpcomingFragment } from './staff.documents'

const SHOWN = 8

interface TodaySessionsProps {
  sessions: readonly UpcomingFragment[]
  /** The number of all, if the page of them is full. */
  total: number
  /** The number without a tutor, on any day. */
  unassigned: number
  /** Whether the reader may open the list of sessions. */
  canOpen: boolean
  canAssign: boolean
  lined: boolean
}

/** Today's sessions, those without a tutor first. */
export function TodaySessions({ sessions, total, unassigned, canOpen, canAssign, lined }: TodaySessionsProps) {
  const inOrder = unassignedFirst(sessions)
  return (
    <Card
      title="Today’s sessions"
      count={total}
      lined={lined}
      actions={
        canOpen && (
          <LinkButton to="/sessions" size="sm" variant="quiet">
            All sessions
          </LinkButton>
        )
      }
      foot={
        unassigned > 0 && (
          <p className={styles.foot}>
            <Tag icon="warn" kind="warning">
              {`${unassigned} without a tutor`}
            </Tag>
            booked or running, on any day
            {canOpen && (
              <LinkButton to="/sessions?view=unassigned" size="sm">
                Show them
              </LinkButton>
            )}
          </p>
        )
      }
    >
      {inOrder.length === 0 ? (
        <p className="meta">No session starts today.</p>
      ) : (
        <RowList tight>
          {inOrder.slice(0, SHOWN).map((session) => (
            <TodayRow key={session.id} session={session} canOpen={canOpen} canAssign={canAssign} />
          ))}
        </RowList>
      )}
      {inOrder.length > SHOWN && <p className={clsx(styles.below, 'meta')}>{`and ${total - SHOWN} more`}</p>}
    </Card>
  )
}

type TodayRowProps = Pick<TodaySessionsProps, 'canOpen' | 'canAssign'> & { session: UpcomingFragment }

const TodayRow = ({ session, canOpen, canAssign }: TodayRowProps) => (
  <Row
    before={
      <time className={clsx(styles.hours, 'num')} dateTime={session.startAt}>
        {formatLondonTime(session.startAt)}
      </time>
    }
    title={session.name}
    to={canOpen ? `/sessions/${session.id}` : undefined}
    meta={[areaInShort(session.practiceArea), ...peopleOf(session)].filter(Boolean).join(' · ')}
    end={
      session.assignmentStatus === 'unassigned' && (
        <>
          <Tag icon="warn" kind="warning">
            Unassigned
          </Tag>
          {canAssign && (
            <LinkButton
              to={`/sessions/${session.id}?act=sessionAssign`}
              size="sm"
              aria-label={`Assign a tutor: ${session.name}`}
            >
              Assign
            </LinkButton>
          )}
        </>
      )
    }
  />
)

/** The candidate, then those who conduct it. */
const peopleOf = ({ attendees }: UpcomingFragment) =>
  ['candidate', 'tutor', 'interviewer'].flatMap((wanted) =>
    attendees.flatMap(({ role, user }) => (role === wanted && user?.fullName ? [user.fullName] : [])),
  )

export const unassignedFirst = (sessions: readonly UpcomingFragment[]): UpcomingFragment[] =>
  [...sessions].sort(
    (a, b) => Number(b.assignmentStatus === 'unassigned') - Number(a.assignmentStatus === 'unassigned'),
  )
