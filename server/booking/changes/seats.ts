import { newId } from '../../kernel/database/columns'
import type { Connection } from '../../kernel/database/database'
import { stillToHold } from '../../room/life/facts'
import type { Question, SessionTypeRow } from '../starts/question'
import type { Permit } from '../starts/timetable'

/** A free seat of a session that a tutor gives to others already. */
export interface OpenSeat {
  jointId: string
  tutorId: string
  mockId: string | null
  /** The first free one. */
  seat: number
  seats: number
  /** The room, in which all of them meet. */
  zoomId: string | null
}

const text = `
  select * from (
    select s.joint_id as "jointId", a.user_id as "tutorId", s.mock_id as "mockId", s.seats, max(s.zoom_id) as "zoomId",
      (select min(place) from generate_series(1, s.seats) place where not exists (select 1 from sessions x
        where x.joint_id = s.joint_id and x.seat = place and x.status not in ('cancelled', 'expired'))) as seat
    from sessions s join session_attendees a on a.session_id = s.id and a.role in ('tutor', 'interviewer')
    where s.session_type_id = $1 and s.practice_area_id = $2 and s.start_at = $3 and s.joint_id is not null and s.status in ('pending', 'booked')
      and (select count(*) from sessions x where x.joint_id = s.joint_id and x.status not in ('cancelled', 'expired')) < $4
    group by s.joint_id, a.user_id, s.mock_id, s.seats) open
  where seat is not null order by "jointId"`

interface Asked extends Pick<Question, 'practiceAreaId'> {
  type: Pick<SessionTypeRow, 'id' | 'seats'>
}

/** The free seats at a start, as many as its type has now. */
export async function openSeats(
  { query }: Pick<Connection, 'query'>,
  { type, practiceAreaId }: Asked,
  startAt: Date,
): Promise<OpenSeat[]> {
  if (type.seats === 1) return []
  const { rows } = await query({ name: 'booking_seats', text, values: [type.id, practiceAreaId, startAt, type.seats] })
  return rows as unknown as OpenSeat[]
}

/** The seat that a tutor has for whoever may have its mock. */
export const seatWith = (open: readonly OpenSeat[], { userId, mocks }: Permit): OpenSeat | undefined =>
  open.find((each) => each.tutorId === userId && mocks.some(({ id }) => id === each.mockId))

/** Tutors with a free seat first, so that what has begun to fill is filled. */
export const seatedFirst = (open: readonly OpenSeat[], tutors: readonly Permit[]): Permit[] =>
  open.length
    ? [...tutors].sort((a, b) => Number(seatWith(open, b) !== undefined) - Number(seatWith(open, a) !== undefined))
    : [...tutors]

/** The columns of a session in this seat, or in the first one of a new joint session. */
export const seatOf = ({ seats }: Pick<SessionTypeRow, 'seats'>, open: OpenSeat | undefined) =>
  open
    ? { jointId: open.jointId, seat: open.seat, seats: open.seats, zoomId: open.zoomId }
    : { jointId: seats > 1 ? newId() : null, seat: 1, seats }

/** The documents of those who have a seat now: the mock's, and what the tutor has added since. One that was removed is left in seats that were given up. */
export async function filesOfJoint({ query }: Pick<Connection, 'query'>, jointId: string, joiningId: string) {
  const { rows } = await query({
    name: 'booking_seat_files',
    text: `select m.file_id as "fileId" from session_materials m join sessions s on s.id = m.session_id join drive_files f on f.id = m.file_id
      where s.joint_id = $1 and s.id <> $2 and s.status = any($3) and not f.protected group by m.file_id order by min(m.inserted_at), m.file_id`,
    values: [jointId, joiningId, stillToHold],
  })
  return rows as unknown as { fileId: string }[]
}
