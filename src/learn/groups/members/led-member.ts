import { givenByOwners } from '../../../../rules/groups/membership'
import type { MemberRole } from '../../../../schema/generated/types'
import type { StudyGroupMembersQuery } from './members.documents'

/** Somebody's standing with a group, as those who lead it see it. */
export type LedMember = StudyGroupMembersQuery['members']['entries'][number]

/** The roles that somebody may give to a member. */
export function rolesToGive(role: MemberRole, owns: boolean): readonly MemberRole[] {
  if (owns) return ['member', 'moderator', 'tutor', 'owner']
  return givenByOwners.some((each) => each === role) ? [role] : ['member', 'moderator']
}

/** Since when somebody stands where they stand. */
export const sinceOf = ({ state, acceptedAt, invitedAt, declinedAt, requestedAt }: LedMember) =>
  ({ accepted: acceptedAt, invited: invitedAt, declined: declinedAt })[state as 'accepted'] ?? requestedAt
