import type { RoomSession } from '../session-parts'

/** When a station's clock runs out; null where it was not started. It warns and locks nothing. */
export function clockEnd({ clockStartedAt, sessionType }: RoomSession): number | null {
  if (!clockStartedAt || !sessionType?.duration) return null
  return Date.parse(clockStartedAt) + sessionType.duration * 60_000
}

/** '43:39', or '1:04:10'. */
export function formatUsed(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** '43:39 of 45:00', or '3 d 4 h of 45:00'; null without a clock. */
export function usedWords({ timeUsed, sessionType }: Pick<RoomSession, 'timeUsed' | 'sessionType'>): string | null {
  if (timeUsed === null || !sessionType?.duration) return null
  const days = Math.floor(timeUsed / 86_400)
  const used = days ? /* text */ `${days} d ${Math.floor((timeUsed % 86_400) / 3600)} h` : formatUsed(timeUsed)
  return `${used} of ${formatUsed(sessionType.duration * 60)}`
}
