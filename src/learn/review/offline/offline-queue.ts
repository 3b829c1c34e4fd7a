import { isLeech } from '../../../../rules/library/leech'
import { dayAfter, dayOf, startOf } from '../../../../rules/library/review-day'
import { type Memory, memoryOf } from '../../../../rules/library/review-memory'
import { type GivenAnswer, inOrder, replayed } from '../../../../rules/library/review-replay'
import { grades, nextOf } from '../../../../rules/library/review-schedule'
import { answered, decidingOf, type Reviewing } from '../../../../rules/library/reviewing'
import type { KeptCard, KeptPlace } from '../../../parts/kept-reviews/kept-store'
import type { OutboxEvent } from '../../../parts/kept-reviews/outbox'
import type { Card } from '../review-parts'

/** A kept card with what the answers on this device have made of it. */
interface Present {
  card: KeptCard
  memory: Memory
  turn: Date
  /** Whether it began today, on this device. */
  begun: boolean
}

interface Kept {
  /** The latest read first. */
  places: readonly KeptPlace[]
  events: readonly OutboxEvent[]
  /** Cards with answers that wait to be sent by another way. */
  busy: ReadonlySet<string>
}

/** The cards that are up on this device, in the order of the queue: the first as it is shown, and the number of all. */
export function offlineQueue({ places, events, busy }: Kept, now: Date): { first: Card | null; left: number } {
  const [latest] = places
  if (!latest) return { first: null, left: 0 }
  const reviewing = reviewingOf(latest)
  const day = dayOf(now, latest.zone)
  const until = startOf(dayAfter(day, 1), latest.zone)
  const present = cardsIn(places, now).map(({ card, readAt }) => presentOf(card, readAt, events, reviewing, day))
  const begun = present.filter(({ begun }) => begun).length
  const mayBegin = (latest.day === day ? latest.newLeft : latest.settings.newPerDay) - begun
  const due = present.filter(({ card, turn }) => turn < until && !busy.has(card.id))
  const up = due.filter((each) => !isFresh(each)).sort((one, other) => compare(one, other, now))
  const fresh = due.filter(isFresh).sort(byTurn).slice(0, Math.max(0, mayBegin))
  const waits = (each: Present) => isStep(each) && each.turn > now
  const queue = [...up.filter((each) => !waits(each)), ...fresh, ...up.filter(waits)]
  return { first: queue[0] ? shown(queue[0], reviewing, now) : null, left: queue.length }
}

const reviewingOf = ({ zone, settings, exams }: KeptPlace): Reviewing => ({ ...settings, zone, exams })

/** A card that two places keep is the one that was read later. */
function cardsIn(places: readonly KeptPlace[], now: Date) {
  const known = new Map<string, { card: KeptCard; readAt: number }>()
  for (const { cards, readAt } of places)
    for (const card of cards)
      if (!known.has(card.id) && Date.parse(card.keptUntil) > now.getTime()) known.set(card.id, { card, readAt })
  return [...known.values()]
}

function presentOf(
  card: KeptCard,
  readAt: number,
  events: readonly OutboxEvent[],
  reviewing: Reviewing,
  day: string,
): Present {
  const answers = answersOf(card.id, readAt, events)
  const before = memoryOf({ ...card, due: card.turnAt, lastReview: card.lastReview ?? null })
  if (!answers.length) return { card, memory: before, turn: before.due, begun: false }
  const { memory } = replayed(before, answers, (each, { grade, at }) => answered(card, each, grade, at, reviewing))
  const [first] = answers.filter(({ undone }) => !undone)
  const begun = isNew(card, before) && first !== undefined && dayOf(first.at, reviewing.zone) === day
  return { card, memory, turn: memory.due, begun }
}

/** The answers to a card that the server did not have when the card was read. */
function answersOf(cardId: string, readAt: number, events: readonly OutboxEvent[]): GivenAnswer[] {
  const own = events.flatMap(({ event, sentAt }) =>
    event.cardId === cardId && (sentAt === null || sentAt > readAt) ? [event] : [],
  )
  const undone = new Set(own.flatMap(({ undoes }) => undoes ?? []))
  const answers = own.flatMap(({ id, at, grade }) =>
    grade ? [{ key: id, at: new Date(at), grade, undone: undone.has(id) }] : [],
  )
  return answers.sort(inOrder)
}

const isNew = ({ side }: KeptCard, { state }: Memory) => state === 'new' && side !== 'criterion'
const isFresh = ({ card, memory }: Present) => isNew(card, memory)
const isStep = ({ memory: { state } }: Present) => state === 'learning' || state === 'relearning'
const byTurn = (one: Present, other: Present) =>
  one.turn.getTime() - other.turn.getTime() || (one.card.id < other.card.id ? -1 : 1)

/** Steps of minutes first, then criteria that are new, then what is nearest to being forgotten. */
function compare(one: Present, other: Present, now: Date): number {
  return rank(one, now) - rank(other, now) || byTurn(one, other)
}

function rank(each: Present, now: Date): number {
  const { state, lastReview, stability } = each.memory
  if (isStep(each)) return Number.NEGATIVE_INFINITY
  if (state === 'new' || !lastReview) return Number.MIN_SAFE_INTEGER
  return -(now.getTime() - lastReview.getTime()) / Math.max(stability, 0.001)
}

/** As the review page shows it. */
function shown({ card, memory }: Present, reviewing: Reviewing, now: Date): Card {
  const { id, blockId, ownCardId, side, front, back, image, topic, sessionId, source, lawStatedAt, practiceArea } = card
  const next = nextOf(memory, decidingOf(card, reviewing, now))
  return {
    ...{ id, blockId, ownCardId, side, front, back, image, topic, sessionId, source, lawStatedAt, practiceArea },
    reps: memory.reps,
    lapses: memory.lapses,
    leech: isLeech(memory),
    question: null,
    previews: grades.map((grade) => ({ grade, minutes: next[grade].minutes, days: next[grade].days })),
  }
}
