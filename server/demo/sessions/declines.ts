import { DAY, HOUR, later } from '../calendar'
import type { Person } from '../place-people'
import type { Desk } from './sitting'

/** How long before its start a session is given back: its people still have time, and staff too. */
const AHEAD = 3 * DAY
/** How long after its booking. */
const AFTER = 2 * HOUR

/** A tutor gives back the next live session that is some days ahead, and nobody has taken it yet; not one of the demo's own tutor or student. */
export function tellDecline({ school, calendar, id }: Desk, own: readonly (Person | undefined)[]): void {
  const spared = new Set(own.map((person) => person?.id))
  const peopleOf = (sessionId: string | undefined) =>
    school.sessionAttendees.filter((attendee) => attendee.sessionId === sessionId)
  const [next] = school.sessions
    .filter(({ status, deadline, startAt }) => status === 'booked' && !deadline && startAt > later(calendar.now, AHEAD))
    .filter((session) => {
      const people = peopleOf(session.id)
      return people.length === 2 && !people.some(({ userId }) => spared.has(userId))
    })
    .sort((a, b) => a.startAt.getTime() - b.startAt.getTime())
  const tutor = peopleOf(next?.id).find(({ role }) => role === 'tutor')
  if (!next?.id || !tutor) return
  school.sessionAttendees.splice(school.sessionAttendees.indexOf(tutor), 1)
  school.commitments = school.commitments.filter(
    ({ sessionId, userId }) => sessionId !== next.id || userId !== tutor.userId,
  )
  Object.assign(next, { assignmentStatus: 'unassigned', zoomId: null })
  const insertedAt = later(next.insertedAt ?? next.startAt, AFTER)
  const reason = 'I am in court that day after all'
  school.sessionDeclines.push({ id: id(insertedAt), sessionId: next.id, userId: tutor.userId, reason, insertedAt })
}
