import { dropDocument, keepDocument, readDocuments } from '../../providers/api/document-store'
import type { ReviewReplayMutationVariables } from './kept-reviews.documents'

type Sendable = Extract<ReviewReplayMutationVariables['events'], readonly unknown[]>[number]

/** What was done to a card without a network: an answer, or that one is taken back. It is never changed. */
export type ReviewEvent = Sendable & { at: string }

export interface OutboxEvent {
  event: ReviewEvent
  /** When the server had it, in milliseconds; null: it does not have it yet. */
  sentAt: number | null
}

const ofPerson = (userId: string) => `review-events-${userId}-`

/** A person's events on this device, the earliest first. Those that were sent stay until the cards are read anew. */
export async function readEvents(userId: string): Promise<OutboxEvent[]> {
  const found = await readDocuments(ofPerson(userId))
  return ([...found.values()] as OutboxEvent[]).sort((one, other) => (one.event.at < other.event.at ? -1 : 1))
}

/** How many answers of a person have not been sent from this device; one that was taken back is none. */
export async function countUnsent(userId: string): Promise<number> {
  const unsent = (await readEvents(userId)).filter(({ sentAt }) => sentAt === null)
  return unsent.filter(({ event }) => event.grade && !unsent.some(({ event: { undoes } }) => undoes === event.id))
    .length
}

/** Whether there was room for it. */
export const addEvent = (userId: string, event: ReviewEvent): Promise<boolean> =>
  keepDocument(ofPerson(userId) + event.id, { event, sentAt: null } satisfies OutboxEvent)

export const markSent = (userId: string, event: ReviewEvent, sentAt: number): Promise<boolean> =>
  keepDocument(ofPerson(userId) + event.id, { event, sentAt } satisfies OutboxEvent)

export const dropEvent = (userId: string, { id }: ReviewEvent): Promise<void> => dropDocument(ofPerson(userId) + id)
