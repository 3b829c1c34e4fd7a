import type { sessionTypes } from '../school/session-type/table'

export type SessionTypeRow = typeof sessionTypes.$inferSelect

/** What of a session type decides when it can start. */
export type BookedType = Pick<
  SessionTypeRow,
  'id' | 'mode' | 'duration' | 'breakTime' | 'preparationTime' | 'noticeHours' | 'windowLength'
>

/** Which free starts are asked for, by whom and when. */
export interface Question {
  type: BookedType
  practiceAreaId: string
  studentId: string
  /** Only this tutor. */
  tutorId?: string | null
  /** Starts from here, up to but not including `until`. */
  from: Date
  until: Date
  now: Date
  /** A session that is being moved: its own time counts as free, and its mock may be sat. */
  moving?: { id: string; mockId: string | null } | null
}
