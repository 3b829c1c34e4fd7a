import { attendedMinutes, isAway } from '../../../../rules/groups/attendance'
import { Icon } from '../../../ui/action/icon'
import type { Column } from '../../../ui/list/data-table'
import { DataTable } from '../../../ui/list/data-table'
import { formatLondonTime } from '../../../ui/time/london-time'
import type { LedEvent } from '../head/use-event'
import styles from './attendance.module.css'
import { attendances, markWords } from './marks'
import type { Attendee } from './use-attendance'

interface PresenceProps {
  event: LedEvent
  people: readonly Attendee[]
  canOpen: (person: Attendee) => boolean
  onOpen: (person: Attendee) => void
}

/** Who was in the room when, and for how many minutes. */
export const Presence = ({ event, people, canOpen, onOpen }: PresenceProps) => (
  <DataTable
    caption="Who was in the room when"
    columns={columnsOf(event, { canOpen, onOpen })}
    rows={people}
    rowKey={({ id }) => id}
  />
)

const columnsOf = (
  event: LedEvent,
  { canOpen, onOpen }: Pick<PresenceProps, 'canOpen' | 'onOpen'>,
): Column<Attendee>[] => [
  {
    key: 'name',
    head: 'Name',
    place: 'title',
    cell: (person) =>
      canOpen(person) ? (
        <button type="button" className={styles.link} onClick={() => onOpen(person)}>
          {person.name}
          <span className="vh">, change the mark</span>
        </button>
      ) : (
        person.name
      ),
  },
  {
    key: 'state',
    head: 'State',
    place: 'meta',
    cell: (person) => (
      <span className={styles.state}>
        <Icon name={person.attendance ? attendances[person.attendance].icon : 'more'} size="sm" />
        {markWords(person, event)}
        {person.admitted && ', beyond the places'}
      </span>
    ),
  },
  {
    key: 'room',
    head: (
      <span className={styles.axis}>
        <span>{formatLondonTime(event.startAt)}</span>
        <span>{formatLondonTime(event.endAt)}</span>
      </span>
    ),
    place: 'none',
    width: '38%',
    cell: (person) => <Bar event={event} person={person} />,
  },
  {
    key: 'minutes',
    head: 'Minutes',
    place: 'end',
    align: 'end',
    cell: (person) => attendedMinutes(person, event) ?? '–',
  },
]

/** When somebody was in the room, as a part of the event's time; the state says it in words. */
function Bar({ event: { startAt, endAt }, person }: { event: LedEvent; person: Attendee }) {
  const { attendance, arrivedAt, leftAt } = person
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)]
  const at = (instant: string | null, otherwise: number) =>
    instant === null ? otherwise : Math.min(end, Math.max(start, Date.parse(instant)))
  const [from, until] = [at(arrivedAt, start), at(leftAt, end)]
  const isThere = attendance !== null && !isAway(attendance)
  const part = (length: number) => (length / (end - start)) * 100
  return (
    <svg className={styles.room} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.all} width="100" height="10" />
      {isThere && <rect className={styles.here} x={part(from - start)} width={part(until - from)} height="10" />}
    </svg>
  )
}
