import { clsx } from 'clsx'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { nameOf, roleOf } from '../../../nouns/session/attendees'
import { byDueTime } from '../../../nouns/session/marks-due'
import { wordOf } from '../../../nouns/session/state'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Tag } from '../../../ui/data/tag'
import { formatLondonDateTime, formatRelative } from '../../../ui/time/london-time'
import styles from './marking-queue.module.css'
import type { TutorDashboardQuery } from './tutor.documents'

type Queue = TutorDashboardQuery['queue']

interface MarkingQueueProps {
  queue: Queue
  viewerId: string
  now: number
  /** The page's margin line stands here: some of it is overdue. */
  lined: boolean
}

/** Handed-in work by the due time of its marks, seven days after the hand-in; hidden if there is none. */
export function MarkingQueue({ queue, viewerId, now, lined }: MarkingQueueProps) {
  const mine = byDueTime(queue.entries.filter((session) => isMine(session, viewerId)))
  // What others are to do stands last, whenever it is due.
  const isTurn = ({ session }: (typeof mine)[number]) => isTheirTurn(session, viewerId)
  const work = [...mine.filter(isTurn), ...mine.filter((each) => !isTurn(each))]
  if (!work.length) return null
  return (
    <Card
      flush
      lined={lined}
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
          {work.map(({ session, due }, place) => (
            <WorkRow
              key={session.id}
              session={session}
              due={due}
              viewerId={viewerId}
              now={now}
              isFirst={lined && place === 0}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type Work = Queue['entries'][number]

interface WorkRowProps {
  session: Work
  due: number
  viewerId: string
  now: number
  /** It has the page's main button. */
  isFirst: boolean
}

function WorkRow({ session, due, viewerId, now, isFirst }: WorkRowProps) {
  const isTurn = isTheirTurn(session, viewerId)
  return (
    <tr>
      <td className={clsx(styles.due, 'num')}>
        <strong>{formatLondonDateTime(due)}</strong>
        <span className={styles.note}>
          {due < now && isTurn ? (
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
        <span className={styles.note}>{areaInShort(session.practiceArea)}</span>
      </th>
      <td className={styles.who}>{session.attendees.find(({ role }) => role === 'candidate')?.user?.fullName}</td>
      <td className={styles.state}>{stateOf(session, viewerId)}</td>
      <td className={styles.go}>
        <LinkButton
          to={`/classroom/${session.id}`}
          size="sm"
          variant={isFirst ? 'primary' : undefined}
          aria-label={`${isTurn ? 'Mark' : 'Open'}: ${session.name}`}
        >
          {isTurn ? 'Mark' : 'Open'}
        </LinkButton>
      </td>
    </tr>
  )
}

/** Whether it is the viewer who marks it now: after the first marks it lies with the second marker. */
export const isTheirTurn = (session: Work, viewerId: string): boolean =>
  (session.status === 'in_review') === (roleOf(session, viewerId) === 'reviewer')

function stateOf(session: Work, viewerId: string): string {
  if (session.status !== 'in_review') return wordOf(session.status)
  if (isTheirTurn(session, viewerId)) return 'You are second marker'
  return `With ${nameOf(session, 'reviewer') ?? 'the second marker'}`
}

/** Whether the viewer marks it: nobody marks what they sat. */
export const isMine = ({ attendees }: Work, viewerId: string) =>
  !attendees.some(({ userId, role }) => userId === viewerId && role === 'candidate')
