import { useSearchParams } from 'react-router'
import { hasMockLeft, type MocksLeft } from '../../../nouns/session/mocks-left'
import { isDay, mondayOf } from '../../../ui/time/london-days'
import type { BookingTypeQuery, MovedSessionQuery } from '../booking.documents'

export type BookedType = BookingTypeQuery['sessionType']
/** The session to move; null for a new booking. */
export type Moving = MovedSessionQuery['session'] | null

/** The areas to choose from, the one asked for or the first with a mock left, and the next such; a moving session keeps its own. */
export function areasOf(
  { id: typeId, practiceAreas }: BookedType,
  moving: Moving,
  asked: string | null,
  left: MocksLeft,
) {
  const areas = practiceAreas
    .filter(({ id, bookingAllowed }) => (moving ? id === moving.practiceAreaId : bookingAllowed))
    .map((area) => ({ ...area, isLeft: moving !== null || hasMockLeft(left, typeId, area.id) }))
  const chosen = areas.find(({ id }) => id === asked) ?? areas.find(({ isLeft }) => isLeft) ?? areas[0]
  const area = moving?.practiceAreaId ?? chosen?.id ?? null
  const at = areas.findIndex(({ id }) => id === area)
  const otherArea = [...areas.slice(at + 1), ...areas.slice(0, Math.max(0, at))].find(({ isLeft }) => isLeft)
  return { areas, area, otherArea }
}

/** The present choice, from the address. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const set = (values: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(values)) {
          if (value === null) old.delete(key)
          else old.set(key, value)
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  const week = params.get('week')
  const start = params.get('start')
  return {
    asked: isDay(week) ? mondayOf(week) : null,
    area: params.get('area'),
    startAt: start !== null && !Number.isNaN(Date.parse(start)) ? start : null,
    set,
  }
}
