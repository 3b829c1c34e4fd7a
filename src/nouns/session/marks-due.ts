import { marksDueAt } from '../../../rules/room/session-timing'

/** Work by when its marks are due, so that what is overdue comes first. */
export const byDueTime = <Session extends Parameters<typeof marksDueAt>[0]>(sessions: readonly Session[]) =>
  sessions.map((session) => ({ session, due: marksDueAt(session) })).sort((a, b) => a.due - b.due)
