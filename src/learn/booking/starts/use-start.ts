import type { MocksLeft } from '../../../nouns/session/mocks-left'
import { useFreeStarts } from '../../../parts/starts/use-free-starts'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { dayOf, mondayOf } from '../../../ui/time/london-days'
import { StartQuote } from '../booking.documents'
import { useTaking } from '../use-taking'
import { areasOf, type BookedType, type Moving, useChoice } from './choice'

const HOUR_MS = 3_600_000

/** The free starts of the area and week that the address asks for, the chosen one with its price, and what takes it. */
export function useStart(type: BookedType, left: MocksLeft, moving: Moving) {
  const choice = useChoice()
  const { asked, startAt, set } = choice
  const among = areasOf(type, moving, choice.area, left)
  const { area } = among
  const notice = type.noticeHours ?? 24
  const firstMonday = mondayOf(dayOf(now() + notice * HOUR_MS))
  const monday = asked && asked > firstMonday ? asked : firstMonday
  const weeks = { firstMonday, monday }
  const starts = useFreeStarts({ sessionTypeId: type.id, practiceAreaId: area, moving: moving?.id, ...weeks })
  const chosen = [...starts.days.values()].flat().find(({ from }) => from === startAt) ?? null
  const quote = useStartQuote(type.id, area, chosen?.from ?? null, moving?.id)
  const taking = useTaking({
    sessionTypeId: type.id,
    practiceAreaId: area,
    startAt: chosen?.from ?? null,
    movingId: moving?.id ?? null,
    onRefused: (taken) => {
      if (taken) set({ start: null })
      void starts.refetch()
    },
  })
  return { ...choice, ...among, notice, weeks, starts, chosen, quote, taking }
}

/** The price of the chosen start; that of a move is known before one is chosen. */
function useStartQuote(typeId: string, areaId: string | null, startAt: string | null, movingId?: string) {
  return useApi(
    StartQuote,
    movingId
      ? { purpose: 'reschedule', sessionId: movingId, startAt }
      : { purpose: 'book', sessionTypeId: typeId, practiceAreaId: areaId, startAt },
    { enabled: startAt !== null || movingId !== undefined, staleTime: 0 },
  )
}
