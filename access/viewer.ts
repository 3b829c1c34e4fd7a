import type { UserRole, UserType } from '../schema/generated/types'

/** Who asks. Built by the server from the database, and by the browser from the token (there only a hint). */
export interface Viewer {
  id: string
  role: UserRole
  type: UserType
  abilities: readonly Ability[]
  /** Whether the profile has been completed. */
  confirmed: boolean
}

/** Named abilities of staff, each with what it lets its holder do. */
export const abilities = {
  view_all_sessions: 'See every session, and the Sessions menu',
  view_all_users: 'See every person with their private fields, and the Users menu',
  view_all_mocks: 'See every mock, and the Mocks menu',
  manage_users: 'Change, disable and enable people',
  manage_roles: 'Create and change roles, and give them to people',
  manage_billing: 'See all money, record payments and withdraw from wallets',
  issue_refunds: 'Refund payments',
  approve_payouts: 'Approve payouts to tutors',
  manage_content: 'Change any content',
  publish_content: 'Publish content',
  manage_mocks: 'Create and change mocks and who may conduct them',
  manage_sessions: 'Change sessions, and book, move and cancel for others',
  assign_tutors: 'Assign tutors to sessions',
  manage_meetings: 'Create and change events',
  manage_study_groups: 'Create and change study groups',
  manage_settings: 'Change practice areas, session types and other settings',
  view_audit_log: 'See who changed what',
} as const

export type Ability = keyof typeof abilities

/** Supervisors and admins pass every ability check. */
export const hasAdminRights = (viewer: Pick<Viewer, 'role'>) => viewer.role === 'supervisor' || viewer.role === 'admin'

/** Tutors and interviewers count as tutors. */
export const isTutor = (viewer: Pick<Viewer, 'type'>) =>
  viewer.type === 'tutoringSolicitor' || viewer.type === 'interviewer'

/** Whether the viewer holds one of the abilities; a list means that any of them will do. */
export function holds(viewer: Pick<Viewer, 'role' | 'abilities'>, wanted: Ability | readonly Ability[]): boolean {
  if (hasAdminRights(viewer)) return true
  const list = typeof wanted === 'string' ? [wanted] : wanted
  return list.some((each) => viewer.abilities.includes(each))
}

/** Whether the viewer is staff: admin rights, or any ability. */
export const isStaff = (viewer: Viewer) => hasAdminRights(viewer) || viewer.abilities.length > 0
