import { useApi } from '../../providers/api/query'
import { Icon } from '../../ui/action/icon'
import { formatSpan, LONDON } from '../../ui/time/london-time'
import { BusyTimes } from '../calendar/entries/busy.documents'
import styles from './busy-then.module.css'

/** Warns of what the reader's own calendars elsewhere have at the time of a start; it can be booked all the same. */
export function BusyThen({ from, until }: { from: string; until: string }) {
  const { data } = useApi(BusyTimes, { from, until })
  const [first] = data?.busyTimes ?? []
  if (!first) return null
  return (
    <p className={styles.busyThen} role="status">
      <Icon name="warn" size="sm" />
      {first.allDay
        ? `You are busy on this day: ${first.name}.`
        : `You are busy then: ${first.name}, ${formatSpan(first.from, first.until, LONDON)}.`}
    </p>
  )
}
