import { leads } from '../../../../rules/groups/membership'
import type { MemberRole, MemberState } from '../../../../schema/generated/types'
import { holds, type Viewer } from '../../../providers/sign-in/viewer'

interface Led {
  lectors: readonly { userId: string }[]
  studyGroup: Grouped | null
}

interface Grouped {
  membership: { state: MemberState; role: MemberRole } | null
}

/** Whether somebody keeps all events as staff: they alone set what a ticket costs. */
export const keepsEvents = (viewer: Viewer | null): boolean => viewer !== null && holds(viewer, 'manage_meetings')

/** Whether a membership lets somebody lead the events of its group. */
export const leadsGroup = ({ membership }: Grouped): boolean =>
  membership?.state === 'accepted' && leads(membership.role)

/** Whether somebody makes, changes and runs an event: as staff, since they lead it, or since they lead its group. */
export const leadsEvent = (viewer: Viewer | null, { lectors, studyGroup }: Led): boolean =>
  keepsEvents(viewer) ||
  lectors.some(({ userId }) => userId === viewer?.id) ||
  (studyGroup !== null && leadsGroup(studyGroup))

/** Whether somebody marks who came to an event: as staff, or since they lead it themselves. */
export const marksEvent = (viewer: Viewer | null, { lectors }: Pick<Led, 'lectors'>): boolean =>
  keepsEvents(viewer) || lectors.some(({ userId }) => userId === viewer?.id)

/** Whether somebody makes an event again: as staff, or since they lead the group of a free one. */
export const repeatsEvent = (
  viewer: Viewer | null,
  { price, studyGroup }: Pick<Led, 'studyGroup'> & { price: number },
) => keepsEvents(viewer) || (price === 0 && studyGroup !== null && leadsGroup(studyGroup))
