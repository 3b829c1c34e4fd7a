import { Link } from 'react-router'
import { EmptyState } from '../components/blank'
import { Button } from '../components/button'
import { Icon } from '../components/icon'
import type { IconName } from '../components/icon-paths'
import { formatLondonDate, formatLondonTime, sameDay } from '../components/london-time'
import { Popover } from '../components/popover'
import './bell.css'

export type Notice = {
  id: string
  icon: IconName
  title: string
  to: string
  detail?: string
  at: string
  unread: boolean
}

type BellProps = {
  /** The newest, unread ones first. */
  notices: readonly Notice[]
  unread: number
  onRead?: (id: string) => void
  onReadAll: () => void
  settingsTo?: string
  allTo?: string
}

/** What has happened, behind a bell with the number that nobody has read. */
export function Bell({ notices, unread, onRead, onReadAll, settingsTo = '/account', allTo }: BellProps) {
  return (
    <Popover
      label="Notifications"
      width={400}
      trigger={(props) => (
        <span className="bell">
          <Button
            {...props}
            variant="quiet"
            icon="bell"
            label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          />
          {unread > 0 && (
            <span className="bell-count num" aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      )}
    >
      {(close) => (
        <>
          <div className="bell-head">
            <h2>Notifications {unread > 0 && <span className="n num">{unread} unread</span>}</h2>
            {unread > 0 && (
              <Button variant="quiet" size="sm" onClick={onReadAll}>
                Mark all read
              </Button>
            )}
          </div>
          {notices.length === 0 ? (
            <EmptyState title="Nothing new" icon="bell">
              Bookings, marks and invitations are told here.
            </EmptyState>
          ) : (
            <ul>
              {notices.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  onOpen={() => {
                    onRead?.(notice.id)
                    close()
                  }}
                />
              ))}
            </ul>
          )}
          <div className="bell-foot">
            <Link to={settingsTo} onClick={close}>
              Settings
            </Link>
            {allTo && (
              <Link to={allTo} onClick={close}>
                All notifications
              </Link>
            )}
          </div>
        </>
      )}
    </Popover>
  )
}

function NoticeLine({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { icon, title, to, detail, at, unread } = notice
  return (
    <li className={unread ? 'bell-notice bell-new' : 'bell-notice'}>
      <Icon name={icon} size="sm" />
      <div className="bell-words">
        <p className="bell-title">
          <Link to={to} onClick={onOpen}>
            {title}
          </Link>
          {unread && <span className="vh"> (unread)</span>}
        </p>
        {detail && <p className="bell-detail">{detail}</p>}
      </div>
      <time className="n" dateTime={at}>
        {sameDay(at, Date.now()) ? formatLondonTime(at) : formatLondonDate(at).slice(4)}
      </time>
    </li>
  )
}
