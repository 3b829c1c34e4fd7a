import type { ClassroomSessionsQuery } from './sessions.documents'

/** A session as a line of the list. */
export type ListedSession = ClassroomSessionsQuery['userSessions']['entries'][number]
