import { randomUUID } from 'node:crypto'
import type { Person } from '../../../build'
import { flashcard, type Reviews } from './library'

const REPLAY = `mutation ($sentAt: DateTime!, $events: [ReviewEvent!]!) {
  reviewReplay(sentAt: $sentAt, events: $events) { taken refused { id cardId reason } } }`

export interface Kept {
  id: string
  cardId: string
  at: string
  grade?: string
  seconds?: number
  undoes?: string
}

/** What a device keeps while it has no network. */
export const answerOf = (cardId: string, at: Date, grade: string, more: Partial<Kept> = {}): Kept => ({
  id: randomUUID(),
  cardId,
  at: at.toISOString(),
  grade,
  seconds: 10,
  ...more,
})
export const undoOf = ({ id, cardId }: Kept, at: Date): Kept => ({
  id: randomUUID(),
  cardId,
  at: at.toISOString(),
  undoes: id,
})

/** Sends what a device has kept; its clock is the server's unless told. */
export const replay = (app: Reviews, events: readonly Kept[], who: Person, sentAt = app.services.clock.now()) =>
  app.tell(REPLAY, { sentAt: sentAt.toISOString(), events }, who)

/** So many cards of a person's, which were added a day before the first day. */
export async function cardsOf(app: Reviews, who: Person, count = 1): Promise<string[]> {
  const blocks = Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`))
  const { bundleId } = await app.opened(blocks, { type: 'flashcards' }, who)
  await app.add({ bundleId }, who)
  const rows = await app.query('select id from review_cards where user_id = $1 order by id', [who.id])
  return rows.map(({ id }) => id as string)
}

/** All that is known of a person's cards and their answers, but ids that the server made. */
export async function stateOf(app: Reviews, who: Person) {
  const cards = await app.query(
    `select c.side, c.state, c.due, c.stability, c.difficulty, c.reps, c.lapses, c.steps, c.scheduled_days, c.last_review, c.set_aside_until
      from review_cards c where c.user_id = $1 order by c.id`,
    [who.id],
  )
  const answers = await app.query(
    'select at, grade, seconds, before from review_logs where user_id = $1 and undone_at is null order by at, event_id',
    [who.id],
  )
  return { cards, answers }
}
