import { clsx } from 'clsx'
import styles from '../../parts/calendar/calendar.module.css'
import { Calendar } from '../../parts/calendar/calendar'
import { SessionSheet } from './session-sheet'

/** A person's sessions, as they see them in their own calendar. */
export function CalendarTab({ id }: { id: string }) {
  return (
    <Calendar
      personId={id}
      ofAnother
      head={(period) => <h2 className={clsx(styles.period, 'num')}>{period}</h2>}
      sheet={(sessionId, onClose) => <SessionSheet id={sessionId} personId={id} onClose={onClose} />}
    />
  )
}
