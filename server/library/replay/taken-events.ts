import type { ReviewRefused } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import { MOST_ANSWERS } from '../schedule/answer-limit'
import type { DeviceEvent } from './device-events'
import type { Held, HeldAnswer, HeldCard } from './held-cards'

/** Puts events to the cards that they are of, each once; answers which could not be taken, and why. */
export function takeEvents(events: readonly DeviceEvent[], held: Held): ReviewRefused[] {
  return events.flatMap((event) => {
    const reason = event.undoes ? takeBack(event, event.undoes, held) : take(event, held)
    return reason ? [{ id: event.id, cardId: event.cardId, reason }] : []
  })
}

type Refusal = ReviewRefused['reason'] | null

function take(event: DeviceEvent, { cards, byEvent }: Held): Refusal {
  if (byEvent.has(event.id)) return null
  const card = cards.get(event.cardId)
  if (!card) return 'not_found'
  if (card.side === 'question') return 'question'
  if (!card.open) return 'closed'
  if (isFull(card)) return 'too_often'
  add(card, event, byEvent)
  return null
}

/** One whose answer is still on its way stands in for it, so that it is known as taken back when it comes. */
function takeBack(event: DeviceEvent, undoes: string, { cards, byEvent }: Held): Refusal {
  const card = cards.get(event.cardId)
  const known = byEvent.get(undoes)
  if (!card || (known && known.cardId !== card.id)) return 'not_found'
  if (!known && isFull(card)) return 'too_often'
  const answer = known ?? add(card, { ...event, id: undoes }, byEvent)
  if (!answer.undone) Object.assign(answer, { undone: true, changed: true })
  return null
}

const isFull = ({ answers }: HeldCard) => answers.length >= MOST_ANSWERS

function add(card: HeldCard, event: DeviceEvent, byEvent: Held['byEvent']): HeldAnswer {
  const { id, at, grade, seconds } = event
  const answer: HeldAnswer = {
    id: newId(),
    cardId: card.id,
    eventId: id,
    key: id,
    at: new Date(Math.max(at.getTime(), card.insertedAt.getTime())),
    grade: grade ?? 'again',
    seconds,
    undone: false,
    before: null,
    changed: true,
  }
  card.answers.push(answer)
  byEvent.set(id, answer)
  return answer
}
