import type { ClassroomSessionQuery, ClassroomSessionsQuery } from './classroom.documents'

/** A session as its room reads it. */
export type RoomSession = ClassroomSessionQuery['session']
/** A session as a line of the list. */
export type ListedSession = ClassroomSessionsQuery['userSessions']['entries'][number]
export type RoomFile = NonNullable<RoomSession['answers'][number]['file']>
export type Criterion = NonNullable<RoomSession['marksheet']>[number]
export type CriterionMark = NonNullable<RoomSession['marks']>[number]
export type Grade = NonNullable<CriterionMark['mark']>

type Attended = Pick<ListedSession, 'attendees'>
type Role = ListedSession['attendees'][number]['role']

/** What somebody attends as; null for staff who only look. */
export const roleOf = ({ attendees }: Attended, userId: string): Role | null =>
  attendees.find((each) => each.userId === userId)?.role ?? null

/** The name of the first attendee in one of these roles. */
export function nameOf({ attendees }: Attended, ...roles: Role[]): string | null {
  const user = attendees.find(({ role }) => roles.includes(role))?.user
  return user?.fullName ?? user?.nickname ?? null
}

/** The first attendee in one of these roles, as their picture is shown. */
export function personIn({ attendees }: Pick<RoomSession, 'attendees'>, ...roles: Role[]) {
  const found = attendees.find(({ role }) => roles.includes(role))
  const name = found?.user?.fullName ?? found?.user?.nickname
  return found && name ? { id: found.userId, name, picture: found.user?.avatar } : undefined
}

/** Whether somebody marks or conducts here. */
export const conducts = (role: Role | null): boolean =>
  role === 'tutor' || role === 'interviewer' || role === 'reviewer'

const WEEK_MS = 7 * 86_400_000

/** When the marks are due: a week after the answers came in. */
export const marksDue = ({ readyAt, deadline, endAt }: Pick<ListedSession, 'readyAt' | 'deadline' | 'endAt'>): number =>
  new Date(readyAt ?? deadline ?? endAt).getTime() + WEEK_MS
