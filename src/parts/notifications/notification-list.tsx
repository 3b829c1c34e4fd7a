import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { NotificationKind } from '../../../schema/generated/types'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { EmptyState } from '../../ui/page/blank'
import { formatLondonDate, formatLondonDateTime, formatLondonTime, sameDay } from '../../ui/time/london-time'
import type { NotificationsQuery } from './notifications.documents'
import styles from './notifications.module.css'
import { useMarkRead } from './use-notifications'

type Entry = NotificationsQuery['notifications']['entries'][number]

const icons: Record<NotificationKind, IconName> = {
  bookings: 'booking',
  session_reminders: 'clock',
  session_starting: 'classroom',
  absences: 'warn',
  marks_released: 'results',
  hand_backs: 'undo',
  marking: 'studio',
  results_changed: 'results',
  question_reports: 'flag',
  events: 'events',
  event_places: 'events',
  payments: 'wallet',
  balance_low: 'wallet',
  security: 'lock',
  messages: 'mail',
  access_asked: 'lock',
  access_answered: 'library',
  group_membership: 'groups',
  group_posts: 'groups',
  group_mentions: 'groups',
  group_applications: 'groups',
  busy_calendars: 'calendar',
  staff_alerts: 'warn',
  news: 'info',
}

interface NotificationListProps {
  entries: readonly Entry[]
  onGo?: () => void
}

/** Notifications by day, the newest first. Each leads to the page where the person can act on it. */
export function NotificationList({ entries, onGo }: NotificationListProps) {
  const { mark } = useMarkRead()
  if (entries.length === 0)
    return (
      <EmptyState title="Nothing yet" icon="bell">
        What happens to your sessions, your marks and your money appears here.
      </EmptyState>
    )
  const today = entries.filter(({ insertedAt }) => sameDay(insertedAt, now()))
  const earlier = entries.filter((each) => !today.includes(each))
  const go = ({ id, readAt }: Entry) => {
    if (!readAt) mark([id])
    onGo?.()
  }
  return (
    <>
      {[
        { title: 'Today', those: today },
        { title: 'Earlier', those: earlier },
      ]
        .filter(({ those }) => those.length > 0)
        .map(({ title, those }) => (
          <section key={title}>
            <h3 className={styles.day}>{title}</h3>
            <ul>
              {those.map((entry) => (
                <Item key={entry.id} entry={entry} onGo={() => go(entry)} />
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

function Item({ entry: { kind, title, body, path, insertedAt, readAt }, onGo }: { entry: Entry; onGo: () => void }) {
  const isToday = sameDay(insertedAt, now())
  return (
    <li className={clsx(styles.item, !readAt && styles.unread)}>
      <Icon name={icons[kind]} className={styles.kind} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link to={path} onClick={onGo}>
            {title}
          </Link>
          {!readAt && <span className="vh"> (unread)</span>}
        </p>
        {body && <p className={styles.body}>{body}</p>}
      </div>
      <time className={styles.time} dateTime={insertedAt} title={`${formatLondonDateTime(insertedAt, 'year')} London`}>
        {isToday ? formatLondonTime(insertedAt) : formatLondonDate(insertedAt).replace(/^\w+ /, '')}
      </time>
    </li>
  )
}
