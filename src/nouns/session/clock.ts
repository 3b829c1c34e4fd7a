interface Clocked {
  endAt: string
  deadline?: string | null
  /** When its candidate started the clock. */
  clockStartedAt?: string | null
  clockMinutes?: number | null
  /** Minutes of an exam; null for a station, which does not lock. */
  timeLimit?: number | null
}

/** When a clock that was started runs out, in milliseconds: an exam's when its answers lock. Null where none was started. */
export function clockEnd({ clockStartedAt, clockMinutes, timeLimit, deadline, endAt }: Clocked): number | null {
  if (!clockStartedAt || !clockMinutes) return null
  return timeLimit ? Date.parse(deadline ?? endAt) : Date.parse(clockStartedAt) + clockMinutes * 60_000
}

/** Whether a clock runs at a moment. */
export const isRunning = (session: Clocked, now: number): boolean => (clockEnd(session) ?? 0) > now
