// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { offlineQueue } from '../../../src/learn/review/offline/offline-queue'
import type { KeptPlace } from '../../../src/parts/kept-reviews/kept-store'
import type { OutboxEvent, ReviewEvent } from '../../../src/parts/kept-reviews/outbox'
import { DAY_MS, HOUR_MS, keptCard, keptPlace } from './kept-here'

const NOON = new Date('2026-06-01T12:00:00.000Z')
const at = (ms: number) => new Date(NOON.getTime() + ms)
const up = { turnAt: at(-HOUR_MS).toISOString(), keptUntil: at(9 * DAY_MS).toISOString() }
const card = (front: string, more = {}) => keptCard(front, { ...up, ...more })
const known = (days: number, stability = 5) => ({
  state: 'review' as const,
  stability,
  difficulty: 5,
  reps: 3,
  lastReview: at(-days * DAY_MS).toISOString(),
})
const place = (cards: KeptPlace['cards'], more: Partial<KeptPlace> = {}) =>
  keptPlace(cards, { readAt: NOON.getTime() - HOUR_MS, ...more })

let events = 0
const answer = (cardId: string, grade: ReviewEvent['grade'], ms = 0, sentAt: number | null = null): OutboxEvent => ({
  event: { id: `event-${events++}`, cardId, at: at(ms).toISOString(), grade, seconds: 5 },
  sentAt,
})
const undo = ({ event: { id, cardId } }: OutboxEvent, ms = 0): OutboxEvent => ({
  event: { id: `event-${events++}`, cardId, at: at(ms).toISOString(), undoes: id },
  sentAt: null,
})

/** The fronts of the queue, each answered easily in turn. */
function fronts(places: KeptPlace[], given: OutboxEvent[] = [], now = NOON, busy = new Set<string>()): string[] {
  const { first, left } = offlineQueue({ places, events: given, busy }, now)
  if (!first) {
    expect(left).toBe(0)
    return []
  }
  const name = /<p>(.*)<\/p>/.exec(first.front ?? '')?.[1] ?? ''
  return [name, ...fronts(places, [...given, answer(first.id, 'easy', now.getTime() - NOON.getTime())], now, busy)]
}

describe('the queue without a network', () => {
  it('begins with steps that are up, then what is nearest to being forgotten, then new cards, then steps that wait', () => {
    const step = {
      state: 'learning' as const,
      stability: 1,
      difficulty: 5,
      reps: 1,
      lastReview: at(-HOUR_MS).toISOString(),
    }
    const cards = [
      card('new'),
      card('waits', { ...step, turnAt: at(600_000).toISOString() }),
      card('known', known(2)),
      card('nearly forgotten', known(9)),
      card('step', step),
      card('not yet', { ...known(1), turnAt: at(DAY_MS).toISOString() }),
    ]
    expect(fronts([place(cards)])).toEqual(['step', 'nearly forgotten', 'known', 'new', 'waits'])
  })

  it('lets no more new cards begin than are left for the day, and as many as the settings say on the next', () => {
    const cards = ['one', 'two', 'three', 'four', 'five'].map((front) => card(front))
    const settings = { weekdaysOff: [], datesOff: [], cap: 45, newPerDay: 3, retention: 0.9, parameters: null }
    expect(fronts([place(cards, { newLeft: 2, settings })])).toEqual(['one', 'two'])
    expect(fronts([place(cards, { newLeft: 2, settings })], [], at(DAY_MS))).toEqual(['one', 'two', 'three'])
  })

  it('is without what may be kept no longer, and what still waits to be sent otherwise', () => {
    const cards = [card('open'), card('ended', { keptUntil: at(-1).toISOString() }), card('sent')]
    expect(fronts([place(cards)], [], NOON, new Set([cards[2]?.id ?? '']))).toEqual(['open'])
  })

  it('brings a card back the same evening that was not known, and counts an answer that was taken back for none', () => {
    const [one] = [card('one')]
    const again = answer(one.id, 'again')
    const { first, left } = offlineQueue({ places: [place([one])], events: [again], busy: new Set() }, NOON)
    expect([first?.reps, left]).toEqual([1, 1])
    const back = offlineQueue({ places: [place([one])], events: [again, undo(again)], busy: new Set() }, NOON)
    expect([back.first?.reps, back.left]).toEqual([0, 1])
    expect(back.first?.previews.map(({ minutes, days }) => minutes ?? days)).toEqual([1, 6, 10, 8])
  })

  it('counts an answer that the server has only until the cards were read anew', () => {
    const one = card('one')
    const sent = answer(one.id, 'easy', -2 * HOUR_MS, NOON.getTime())
    expect(fronts([place([one])], [sent])).toEqual([])
    expect(fronts([place([one], { readAt: NOON.getTime() + 1 })], [sent])).toEqual(['one'])
  })

  it('shows a card once that two places keep, as it was read last', () => {
    const one = card('one')
    const later = place([{ ...one, front: '<p>changed</p>' }])
    expect(fronts([later, place([one], { place: 'bundle', readAt: 0 })])).toEqual(['changed'])
  })
})
