import { request } from '../../../providers/api/client'
import { withRetries } from '../../../providers/api/retry'
import { reloadEvents } from '../use-event-action'
import { EventJoin } from './ticket.documents'

/** Notes that the reader joins an event. The link opens by itself, whatever comes of this. */
export function noteJoining(meetingId: string): void {
  void withRetries(() => request(EventJoin, { meetingId })).then(reloadEvents, () => undefined)
}
