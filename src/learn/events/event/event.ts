import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { joinsFrom } from '../../../../rules/groups/meetings'
import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { isNotThere } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { reloadEvents } from '../use-event-action'
import { MeetingPage, type MeetingPageQuery } from './event.documents'

export type Event = MeetingPageQuery['meeting']
export type Ticket = NonNullable<Event['membership']>
export type Material = MeetingPageQuery['meetingMaterials'][number]

// The addresses of its files and its picture are good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** The event's id in the address, whichever of its addresses that is. */
export const idOf = ({ meetingId, eventId }: { meetingId?: string; eventId?: string }): string =>
  meetingId ?? eventId ?? ''

/** The event of the address, with what belongs to it; read again when its clock changes what may be seen and done. */
export function useEvent() {
  const id = idOf(useParams())
  const query = useApi(MeetingPage, { id }, { staleTime: 0, refetchInterval: FRESH_MS })
  useLive(['Meeting', 'MeetingMember', 'MeetingMaterial'], ['MeetingPage', 'TicketQuote'])
  const found = query.data?.meeting.id === id && !isNotThere(query.error) ? query.data : undefined
  useMoments(found ? momentsOf(found.meeting) : [])
  return { query, event: found?.meeting, materials: found?.meetingMaterials ?? [] }
}

/** The instants at which an event's page changes by itself. */
function momentsOf({ startAt, endAt, recordingUntil, membership }: Event): number[] {
  const own = standingOf(membership) === 'none' ? [] : [membership?.freeUntil, membership?.offeredUntil]
  return [joinsFrom(startAt), ...[startAt, endAt, recordingUntil, ...own].flatMap((at) => (at ? Date.parse(at) : []))]
}

/** Timers count no further than some weeks; they are set again. */
const LONGEST_MS = 3_600_000
/** The server's clock decides, and may be a little behind. */
const AFTER_MS = 300

/** Reads again when each of these instants has passed. */
function useMoments(moments: readonly number[]): void {
  const [, setRound] = useState(0)
  const next = Math.min(...moments.filter((at) => at > now()))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = next - now()
      if (left > 0) {
        timer = setTimeout(wait, Math.min(left + AFTER_MS, LONGEST_MS))
        return
      }
      void reloadEvents()
      setRound((round) => round + 1)
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}
