import type { AttendeeRole } from '../../../schema/generated/types'
import { nameOfPerson } from '../user/name'

interface Attendee {
  userId: string
  role: AttendeeRole
  user?: { fullName?: string | null; nickname?: string | null; avatar?: string | null } | null
}

/** A session with those who attend it. */
interface Attended {
  attendees: readonly Attendee[]
}

/** What somebody attends as; null for staff who only look. */
export const roleOf = ({ attendees }: Attended, userId: string): AttendeeRole | null =>
  attendees.find((each) => each.userId === userId)?.role ?? null

/** The name of the first attendee in one of these roles. */
export const nameOf = ({ attendees }: Attended, ...roles: AttendeeRole[]): string | null =>
  nameOfPerson(attendees.find(({ role }) => roles.includes(role))?.user)

/** The first attendee in one of these roles, as their picture is shown. */
export function personIn({ attendees }: Attended, ...roles: AttendeeRole[]) {
  const found = attendees.find(({ role }) => roles.includes(role))
  const name = nameOfPerson(found?.user)
  return found && name ? { id: found.userId, name, picture: found.user?.avatar } : undefined
}

/** Whether somebody marks or conducts here. */
export const conducts = (role: AttendeeRole | null): boolean =>
  role === 'tutor' || role === 'interviewer' || role === 'reviewer'
