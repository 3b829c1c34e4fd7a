import type { Phase } from '../../nouns/session/state'
import type { ClassroomSessionQuery } from './room.documents'

/** A session as its room reads it. */
export type RoomSession = ClassroomSessionQuery['session']
export type RoomFile = NonNullable<RoomSession['answers'][number]['file']>
export type Criterion = NonNullable<RoomSession['marksheet']>[number]
export type CriterionMark = NonNullable<RoomSession['marks']>[number]
export type MarkQuote = NonNullable<CriterionMark['quotes']>[number]
export type Grade = NonNullable<CriterionMark['mark']>

/** Phases whose page is one message, without a room. */
export const messagePhases: readonly Phase[] = ['hold', 'cancelled', 'expired', 'no_show']
