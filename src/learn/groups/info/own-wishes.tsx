import { spanWords, waysToCome } from '../../../nouns/study-group/group-words'
import type { Fact } from '../../../ui/data/description-list'
import type { Group, Membership } from '../head/use-group'

/** How the reader comes to a group, as facts. */
export function wishFacts({ intensiveFrom, intensiveUntil, subGroups }: Group, own: Membership): Fact[] {
  return [
    ...(subGroups.length > 0 ? [{ term: 'Sub-group', value: own.studySubGroup?.name ?? 'Not chosen yet' }] : []),
    ...(own.visitationType ? [{ term: 'You come', value: waysToCome[own.visitationType] }] : []),
    { term: 'Training', value: spanWords(own.trainingFrom ?? intensiveFrom, own.trainingTill ?? intensiveUntil) },
    { term: 'Day off', value: own.sundayDayOff ? 'Sunday' : 'None' },
  ]
}
