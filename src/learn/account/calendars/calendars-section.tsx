import type { SectionProps } from '../account'
import styles from '../account.module.css'
import { BusyCalendars } from './busy-calendars'
import { Feed, FeedOff } from './feed'

/** What a person has here in the calendar that they use, and their busy times elsewhere here. */
export function CalendarsSection({ account: { calendarFeed: feed, busyCalendars } }: SectionProps) {
  return (
    <div className={styles.parts}>
      <div>
        <h3>Articled in your own calendar</h3>
        {feed ? <Feed feed={feed} /> : <FeedOff />}
      </div>
      <div>
        <h3>Busy times from other calendars</h3>
        <BusyCalendars calendars={busyCalendars} />
      </div>
    </div>
  )
}
