import type { sessionTypes } from '../../school/session-type/table'

export type SessionTypeRow = typeof sessionTypes.$inferSelect

/** The columns of a session type that decide when it can start. */
export type BookedType = Pick<
  SessionTypeRow,
  'id' | 'mode' | 'duration' | 'breakTime' | 'preparationTime' | 'noticeHours' | 'windowLength' | 'seats'
>

/** A question for free starts: which, for whom and when. */
export interface Question {
  type: BookedType
  practiceAreaId: string
  studentId: string
  /** Only this tutor. */
  tutorId?: string | null
  /** Starts from here, and before `until`. */
  from: Date
  until: Date
  now: Date
  /** The session that moves: its own time counts as free, its mock may be used again, and its present start is no move. */
  moving?: { id: string; mockId: string | null; startAt?: Date } | null
}
