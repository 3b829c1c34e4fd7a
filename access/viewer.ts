import type { SecondFactorDue, UserRole, UserType } from '../schema/generated/types'
import type { Ability } from './abilities'

export type { Ability }

/** The person who makes a request. The server builds it from the database, the browser from the token, where it is only a hint. */
export interface Viewer {
  id: string
  role: UserRole
  type: UserType
  abilities: readonly Ability[]
  /** Whether the profile has been completed. */
  confirmed: boolean
  /** What the sign-in waits for: until then it may only ask for that. */
  due?: SecondFactorDue
  /** The staff who look at the product as this person, and may change nothing. */
  viewedBy?: string
}

/** Supervisors and admins pass every ability check. */
export const hasAdminRights = (viewer: Pick<Viewer, 'role'>) => viewer.role === 'supervisor' || viewer.role === 'admin'

/** A person as others read them, with what they may not read left out. */
interface Typed {
  type?: UserType | null
  role?: UserRole | null
  abilities?: readonly string[] | null
}

/** Whether the type says something of a person: everybody has one, and that of a new account says nothing of somebody who works here. */
export const saysType = ({ type, role, abilities }: Typed): boolean =>
  Boolean(type) && (type !== 'aspiringSolicitor' || (!hasAdminRights({ role: role ?? 'user' }) && !abilities?.length))

/** Whether a person learns here, as far as their account tells. */
export const isLearner = (person: Typed) => person.type === 'aspiringSolicitor' && saysType(person)

/** Tutors and interviewers count as tutors. */
export const isTutor = (viewer: Pick<Viewer, 'type'>) =>
  viewer.type === 'tutoringSolicitor' || viewer.type === 'interviewer'

/** Whether the viewer has one of the abilities; any item of a list is enough. */
export function holds(viewer: Pick<Viewer, 'role' | 'abilities'>, wanted: Ability | readonly Ability[]): boolean {
  if (hasAdminRights(viewer)) return true
  const list = typeof wanted === 'string' ? [wanted] : wanted
  return list.some((each) => viewer.abilities.includes(each))
}

/** Whether a person begins at the staff's dashboard: whoever holds abilities and does not teach. */
export const beginsAsStaff = (viewer: Pick<Viewer, 'role' | 'type' | 'abilities'>): boolean =>
  hasAdminRights(viewer) || (!isTutor(viewer) && viewer.abilities.length > 0)

/** Whether the viewer is staff: admin rights, or any ability. */
export const isStaff = (viewer: Viewer) => hasAdminRights(viewer) || viewer.abilities.length > 0
