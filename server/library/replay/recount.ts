import { keptOf, type Memory } from '../../../rules/library/review-memory'
import { inOrder, replayed } from '../../../rules/library/review-replay'
import { answered, type Reviewing } from '../../../rules/library/reviewing'
import type { HeldAnswer, HeldCard } from './held-cards'

/** What a card's answers make of it from the first change on, since what was remembered before it stays; puts the answers in their order. */
export function recount(card: HeldCard, reviewing: Reviewing) {
  card.answers.sort(inOrder)
  const later = card.answers.slice(card.answers.findIndex(({ changed }) => changed))
  const base = later.find(({ before }) => before)?.before ?? card.memory
  const { before, memory } = replayed(base, later, (present, { grade, at }) =>
    answered(card, present, grade, at, reviewing),
  )
  return { later, before, memory }
}

/** The rows of a card and of its answers as they are to be saved. */
export function rowsOf(card: HeldCard, reviewing: Reviewing) {
  const { later, before, memory } = recount(card, reviewing)
  const isAnswered = later.some((each) => each.before === null && !each.undone)
  return {
    card: { id: card.id, ...keptOf(memory), answered: isAnswered },
    answers: later.map((each, at) => answerRow(card, each, before[at] as Memory)),
  }
}

const answerRow = (card: HeldCard, answer: HeldAnswer, before: Memory) => ({
  id: answer.id,
  cardId: card.id,
  eventId: answer.eventId,
  side: card.side,
  at: answer.at,
  grade: answer.grade,
  seconds: answer.seconds,
  undone: answer.undone,
  before: keptOf(before),
  come: answer.before === null,
})
