import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { addDays, type Day, dayOf, daysBetween, spanOf } from '../../ui/time/london-days'
import { FreeStarts, type FreeStartsQuery } from './starts.documents'

export type FreeStart = FreeStartsQuery['slots']['entries'][number]

const BLOCK_DAYS = 28
/** Nobody hears of others' bookings, so the list is also reloaded by the clock. */
const REREAD_MS = 30_000

interface Question {
  sessionTypeId: string
  practiceAreaId: string | null
  /** The session to move; none for a new booking. */
  moving?: string | null
  /** The Monday of the first bookable week. */
  firstMonday: Day
  /** The Monday of the shown week. */
  monday: Day
}

/** The first day of a week's block of four weeks. */
export function blockOf(firstMonday: Day, monday: Day): Day {
  return addDays(firstMonday, Math.max(0, Math.floor(daysBetween(firstMonday, monday) / BLOCK_DAYS)) * BLOCK_DAYS)
}

/** Free starts by day, of the four weeks around a week, kept fresh. */
export function useFreeStarts({ sessionTypeId, practiceAreaId, moving, firstMonday, monday }: Question) {
  const from = blockOf(firstMonday, monday)
  const query = useApi(
    FreeStarts,
    { sessionTypeId, practiceAreaId: practiceAreaId ?? '', sessionId: moving ?? null, ...spanOf(from, BLOCK_DAYS) },
    { enabled: practiceAreaId !== null, staleTime: 5_000, refetchInterval: REREAD_MS },
  )
  useLive(['Session', 'Mock', 'MockPermission'], ['FreeStarts'])
  const until = addDays(from, BLOCK_DAYS)
  const days = new Map<Day, FreeStart[]>()
  for (const entry of query.data?.slots.entries ?? []) {
    const day = dayOf(entry.from)
    if (day < from || day >= until) continue
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return {
    ...query,
    days,
    reason: query.data?.slots.reason ?? null,
    note: query.data?.slots.note ?? null,
    block: { from, until },
  }
}
