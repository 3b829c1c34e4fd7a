import { request } from '../../providers/api/client'
import { ReviewReplay, type ReviewReplayMutation } from './kept-reviews.documents'
import { dropEvent, markSent, readEvents } from './outbox'

type Refused = ReviewReplayMutation['reviewReplay']['refused'][number]

/** As many as the server takes at once. */
const AT_ONCE = 500

let running: Promise<Refused[]> | null = null

/** Sends a person's events, as nobody else, and answers which were refused. Throws ApiError: what was not sent stays. */
export function sendEvents(userId: string): Promise<Refused[]> {
  running ??= sendAll(userId).finally(() => {
    running = null
  })
  return running
}

async function sendAll(userId: string): Promise<Refused[]> {
  const unsent = (await readEvents(userId)).filter(({ sentAt }) => sentAt === null).map(({ event }) => event)
  const all: Refused[] = []
  for (let first = 0; first < unsent.length; first += AT_ONCE) {
    const events = unsent.slice(first, first + AT_ONCE)
    // By the same clock as the events: the server puts both right.
    const sent = { sentAt: new Date().toISOString(), events }
    const { reviewReplay } = await request(ReviewReplay, sent, { as: userId })
    const refused = new Set(reviewReplay.refused.map(({ id }) => id))
    for (const event of events)
      await (refused.has(event.id) ? dropEvent(userId, event) : markSent(userId, event, Date.now()))
    all.push(...reviewReplay.refused)
  }
  return all
}
