import { Link } from 'react-router'
import { nameOf } from '../../nouns/session/attendees'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import type { RoomSession } from '../room/session-parts'
import { ClassroomSeats } from './marking.documents'
import styles from './seats.module.css'

interface Props {
  session: RoomSession
  jointId: string
}

const gone = new Set(['cancelled', 'expired'])

/** The candidates of a joint session, each leading to the room with their own answers and marks. */
export function Seats({ session, jointId }: Props) {
  const { data } = useApi(ClassroomSeats, { jointId })
  useLive(['Session'], ['ClassroomSeats'])
  const seats = (data?.sessions.entries ?? []).filter(({ id, status }) => id === session.id || !gone.has(status))
  return (
    <nav className={styles.seats} aria-label="Seats">
      <span className="meta">
        {session.seatsTaken} of {session.seats} seats
      </span>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Link
              to={`/classroom/${seat.id}`}
              aria-current={seat.id === session.id ? 'page' : undefined}
              className={styles.seat}
            >
              {nameOf(seat, 'candidate') ?? 'Somebody who left'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
