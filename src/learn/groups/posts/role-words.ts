import type { MemberRole } from '../../../../schema/generated/types'

/** What somebody is in the group, beside their name; a member's name stands alone. */
export const roleWords: Record<MemberRole, string | null> = {
  member: null,
  moderator: 'Moderator',
  tutor: 'Tutor',
  owner: 'Tutor',
}
