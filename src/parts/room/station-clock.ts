import type { RoomSession } from './session-parts'

/** The minutes on a session's clock: an exam's, which locks, or a station's, which does not. */
export const clockMinutes = ({ clockMinutes }: Pick<RoomSession, 'clockMinutes'>): number => clockMinutes ?? 0

/** 'With your adjustments; 45 minutes without them'; null where there are none. */
export function adjustedWords(session: RoomSession): string | null {
  const minutes = session.timeLimit ?? session.sessionType?.duration ?? 0
  if (clockMinutes(session) === minutes) return null
  return `With your adjustments; without them ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
}

/** '43:39', or '1:04:10'. */
export function formatUsed(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** '43:39 of 45:00', or '3 d 4 h of 45:00'; null without a clock. */
export function usedWords(session: Pick<RoomSession, 'timeUsed' | 'clockMinutes'>): string | null {
  const { timeUsed } = session
  const minutes = clockMinutes(session)
  if (timeUsed === null || !minutes) return null
  const days = Math.floor(timeUsed / 86_400)
  const used = days ? /* text */ `${days} d ${Math.floor((timeUsed % 86_400) / 3600)} h` : formatUsed(timeUsed)
  return `${used} of ${formatUsed(minutes * 60)}`
}
