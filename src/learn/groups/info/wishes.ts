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

/** What is wrong with the days of training, by field: they lie within the group's, and the last is not before the first. */
export function trainingFaults(
  { trainingFrom: from, trainingTill: till }: Pick<Wishes, 'trainingFrom' | 'trainingTill'>,
  { intensiveFrom, intensiveUntil }: Pick<Group, 'intensiveFrom' | 'intensiveUntil'>,
): { trainingFrom?: string; trainingTill?: string } {
  const isOutside = (day: Day | '') => day !== '' && (day < intensiveFrom || day > intensiveUntil)
  const isBackwards = from !== '' && till !== '' && till < from
  return {
    ...(isOutside(from) && { trainingFrom: outside }),
    ...(isOutside(till)
      ? { trainingTill: outside }
      : isBackwards && { trainingTill: 'Your training ends before it begins.' }),
  }
}

const outside = 'The group does not train on this day.'
