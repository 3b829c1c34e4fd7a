interface HandedIn {
  readyAt: string | null
}

/** Written feedback is due seven days after the hand-in. */
const DUE_MS = 7 * 86_400_000

/** Work by when its marks are due, so that what is overdue comes first. */
export function byDueTime<Session extends HandedIn>(sessions: readonly Session[]): { session: Session; due: number }[] {
  return sessions
    .map((session) => ({ session, due: Date.parse(session.readyAt ?? '') + DUE_MS }))
    .filter(({ due }) => !Number.isNaN(due))
    .sort((a, b) => a.due - b.due)
}
