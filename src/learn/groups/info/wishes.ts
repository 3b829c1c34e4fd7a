import type { VisitationType } from '../../../../schema/generated/types'
import type { Day } from '../../../ui/time/london-days'
import type { Group, Membership, SubGroup } from '../head/use-group'

/** What the form must know of a group, also of one that is shown by a link alone. */
export interface WishedGroup
  extends Pick<Group, 'id' | 'name' | 'type' | 'intensiveFrom' | 'intensiveUntil' | 'config'> {
  membership: Membership | null
  subGroups: readonly WishedSubGroup[]
}

export type WishedSubGroup = Omit<SubGroup, 'memberCount'>

/** What somebody fills in the form for. */
export type Purpose = 'apply' | 'join' | 'wait' | 'change'

/** How somebody wants to come to a group, as the form holds it; an empty text is not chosen. */
export interface Wishes {
  studySubGroupId: string
  visitationType: VisitationType
  trainingFrom: Day | ''
  trainingTill: Day | ''
  sundayDayOff: boolean
  message: string
}

/** What is filled in at first: what the reader has said already, or the days of the group. */
export function wishesOf({ membership: own, intensiveFrom, intensiveUntil, subGroups }: WishedGroup): Wishes {
  const only = subGroups.length === 1 ? subGroups[0]?.id : undefined
  return {
    studySubGroupId: own?.studySubGroupId ?? only ?? '',
    visitationType: own?.visitationType ?? 'online',
    trainingFrom: own?.trainingFrom ?? intensiveFrom,
    trainingTill: own?.trainingTill ?? intensiveUntil,
    sundayDayOff: own?.sundayDayOff ?? true,
    message: '',
  }
}

/** What is sent of it: days that are the group's follow the group. */
export function sentOf(
  { studySubGroupId, visitationType, trainingFrom, trainingTill, sundayDayOff }: Wishes,
  { intensiveFrom, intensiveUntil }: Pick<Group, 'intensiveFrom' | 'intensiveUntil'>,
) {
  return {
    studySubGroupId: studySubGroupId || null,
    visitationType,
    sundayDayOff,
    trainingFrom: trainingFrom && trainingFrom !== intensiveFrom ? trainingFrom : null,
    trainingTill: trainingTill && trainingTill !== intensiveUntil ? trainingTill : null,
  }
}
