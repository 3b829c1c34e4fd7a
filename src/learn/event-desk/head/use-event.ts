import { useParams } from 'react-router'
import { isNotThere } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { DeskEvent, type DeskEventQuery } from './desk.documents'
import { keepsEvents, leadsEvent } from './event-rights'

export type LedEvent = DeskEventQuery['meeting']
export type Lector = LedEvent['lectors'][number]

// The address of its picture is good for 15 minutes.
const FRESH_MS = 10 * 60_000

/** The event of the address, with what its reader may do there. */
export function useEvent() {
  const { meetingId: id = '' } = useParams()
  const query = useApi(DeskEvent, { id }, { staleTime: 0, refetchInterval: FRESH_MS })
  useLive(['Meeting', 'MeetingMember'], ['DeskEvent'])
  const viewer = useViewer()
  const found = query.data?.meeting
  const event = found?.id === id && !isNotThere(query.error) ? found : undefined
  return { query, event, keeps: keepsEvents(viewer), leads: event !== undefined && leadsEvent(viewer, event) }
}
