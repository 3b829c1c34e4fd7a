import { leads } from '../../../../rules/groups/membership'
import type { MemberRole, MemberState } from '../../../../schema/generated/types'
import { holds, type Viewer } from '../../../providers/sign-in/viewer'

/** What a reader may see and do in a group. */
export interface Rights {
  /** They are in it, or keep all groups as staff: they see who is in it. */
  sees: boolean
  /** They approve, invite and remove. */
  leads: boolean
  /** They change its settings and sub-groups. */
  owns: boolean
  /** They keep all groups as staff: they set what costs money. */
  keeps: boolean
}

/** What a standing with a group, or an ability, lets somebody do. */
export function rightsOf(viewer: Viewer | null, membership: { state: MemberState; role: MemberRole } | null): Rights {
  const keeps = viewer !== null && holds(viewer, 'manage_study_groups')
  const isIn = membership?.state === 'accepted'
  return {
    keeps,
    sees: keeps || isIn,
    leads: keeps || (isIn && leads(membership.role)),
    owns: keeps || (isIn && membership.role === 'owner'),
  }
}
