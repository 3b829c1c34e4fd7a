import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { CalendarSessions, PersonSessions } from '../calendar.documents'
import type { Asked } from './asked'

const WINDOW_MS = 60 * 86_400_000

/** The sessions of a span of time, of one's own or of somebody whom staff look up; also written ones that began before it and are open. */
export function useSessions({ from, until, personId, ofAnother }: Asked) {
  const openFrom = new Date(Date.parse(from) - WINDOW_MS).toISOString()
  const own = useApi(CalendarSessions, { from, until, openFrom }, { enabled: !ofAnother })
  const another = useApi(
    PersonSessions,
    { userId: personId ?? '', from, until, openFrom },
    { enabled: ofAnother && personId !== undefined },
  )
  useLive(['Session'], ['CalendarSessions', 'PersonSessions', 'CalendarSession', 'CancelQuote'])
  return ofAnother ? another : own
}
