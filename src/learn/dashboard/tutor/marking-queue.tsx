import { clsx } from 'clsx'
import { byDueTime } from '../../../nouns/session/marks-due'
import { wordOf } from '../../../nouns/session/state'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Tag } from '../../../ui/data/tag'
import { formatLondonDateTime, formatRelative } from '../../../ui/time/london-time'
import type { TutorDashboardQuery } from '../dashboard.documents'
import styles from './marking-queue.module.css'

type Queue = TutorDashboardQuery['queue']

interface MarkingQueueProps {
  queue: Queue
  viewerId: string
  now: number
}

/** Handed-in work by the due time of its marks, seven days after the hand-in; hidden if there is none. */
export function MarkingQueue({ queue, viewerId, now }: MarkingQueueProps) {
  const work = byDueTime(queue.entries.filter((session) => isMine(session, viewerId)))
  if (!work.length) return null
  return (
    <Card
      flush
      title="To mark"
      count={queue.pageInfo.totalCount}
      actions={<span className="meta only-wide">Marks are due 7 days after the hand-in</span>}
    >
      <table className={styles.queue}>
        <caption className="vh">Marking queue by due time, London</caption>
        <thead>
          <tr>
            <th scope="col">Due, London</th>
            <th scope="col">Work</th>
            <th scope="col">Candidate</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="vh">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {work.map(({ session, due }) => (
            <tr key={session.id}>
              <td className={clsx(styles.due, 'num')}>
                <strong>{formatLondonDateTime(due)}</strong>
                <span className={styles.note}>
                  {due < now ? (
                    <Tag icon="warn" kind="warning">
                      {`Overdue, ${formatRelative(due, now)}`}
                    </Tag>
                  ) : (
                    formatRelative(due, now)
                  )}
                </span>
              </td>
              <th scope="row" className={styles.work}>
                {session.name}
                <span className={styles.note}>{session.practiceArea?.name}</span>
              </th>
              <td className={styles.who}>
                {session.attendees.find(({ role }) => role === 'candidate')?.user?.fullName}
              </td>
              <td className={styles.state}>{wordOf(session.status)}</td>
              <td className={styles.go}>
                <LinkButton to={`/classroom/${session.id}`} size="sm" aria-label={`Mark: ${session.name}`}>
                  {session.status === 'in_review' ? 'Open' : 'Mark'}
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const isMine = ({ attendees }: Queue['entries'][number], viewerId: string) =>
  !attendees.some(({ userId, role }) => userId === viewerId && role === 'candidate')
