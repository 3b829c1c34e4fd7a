import type { MutationArguments, ReviewGrade } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'

/** What a device kept without a network, by the server's clock: an answer to a card, or that one is taken back. */
export interface DeviceEvent {
  id: string
  cardId: string
  at: Date
  seconds: number
  grade: ReviewGrade | null
  /** The id of the answer that is taken back. */
  undoes: string | null
}

type Sent = MutationArguments['reviewReplay']

const MOST_EVENTS = 500
const MOST_SECONDS = 3_600
const MOST_COUNTED = 600
/** A clock that is less wrong is taken for right: the way of the events takes its time too. */
const RIGHT_WITHIN_MS = 60_000
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The events of a device, whose clock is put right by when it says that it sent them. None is later than now. Throws VALIDATION. */
export function eventsIn({ events, sentAt }: Sent, now: Date): DeviceEvent[] {
  if (events.length > MOST_EVENTS) throw invalid('events', `At most ${MOST_EVENTS} at once.`)
  const ahead = wrongBy(new Date(sentAt).getTime() - now.getTime())
  return events.map(({ id, cardId, at, grade, seconds, undoes }) => {
    if ([id, cardId, undoes ?? id].some((each) => !ID.test(each))) throw invalid('events', 'Each id is a UUID.')
    if (!grade === !undoes) throw invalid('events', 'Each event is an answer, or takes one back.')
    if (typeof seconds === 'number' && (seconds < 0 || seconds > MOST_SECONDS))
      throw invalid('events', 'Seconds are from 0 to 3,600.')
    return {
      id: id.toLowerCase(),
      cardId: cardId.toLowerCase(),
      at: new Date(Math.min(now.getTime(), new Date(at).getTime() - ahead)),
      seconds: Math.min(MOST_COUNTED, seconds ?? 0),
      grade: grade ?? null,
      undoes: undoes?.toLowerCase() ?? null,
    }
  })
}

const wrongBy = (ms: number) => (Math.abs(ms) > RIGHT_WITHIN_MS ? ms : 0)
