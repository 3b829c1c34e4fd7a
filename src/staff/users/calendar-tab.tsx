import { clsx } from 'clsx'
import { Calendar } from '../../parts/calendar/calendar'
import styles from '../../parts/calendar/calendar.module.css'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { SessionSheet } from './session-sheet'

/** A person's sessions and events, as they see them in their own calendar. */
export function CalendarTab({ id }: { id: string }) {
  const viewer = useViewer()
  const events = viewer && holds(viewer, 'manage_meetings') ? '/smart-events/all' : '/smart-events'
  return (
    // One part of the tab, since a calendar spaces its own.
    <div>
      <Calendar
        personId={id}
        ofAnother
        head={(period) => <h2 className={clsx(styles.period, 'num')}>{period}</h2>}
        sheet={(sessionId, onClose) => <SessionSheet id={sessionId} personId={id} onClose={onClose} />}
        eventAt={(eventId) => `${events}/${eventId}`}
        steps={() => <p>Their sessions, and events on which they have a ticket or lead, come here by themselves.</p>}
      />
    </div>
  )
}
