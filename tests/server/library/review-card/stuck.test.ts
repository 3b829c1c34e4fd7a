import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { codes, flashcard, type Reviews, reviews } from './library'

let app: Reviews
let who: Person
beforeAll(async () => {
  app = await reviews()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
})
afterAll(() => app.close())

/** A bundle of flashcards in the person's queue, and its cards of tomorrow, which it is now. */
async function tomorrow(count = 2) {
  const blocks = Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`))
  const place = await app.opened(blocks, { type: 'flashcards' }, who)
  await app.add({ bundleId: place.bundleId }, who)
  app.at(1)
  return { ...place, cards: (await app.next(null, who)).cards }
}
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id)
const left = async () => idsOf((await app.next(null, who)).cards)

describe('a suspended card', () => {
  it('is out of the queue, its counts and its load until it is taken back', async () => {
    const { cards } = await tomorrow()
    const [one, two] = idsOf(cards)
    expect((await app.suspend(one as string, who)).data.reviewSuspend).toBe(one)
    expect(await left()).toEqual([two])
    expect(await app.queue(who)).toMatchObject({ due: { cards: 1 }, waiting: 1 })
    app.at(30)
    expect(await left()).toEqual([two])
    expect(await app.stuck(who)).toMatchObject({ suspended: 1, leeches: 0, cards: [{ id: one }] })
    expect((await app.resume(one as string, who)).data.reviewResume).toBe(one)
    expect(await left()).toEqual([one, two])
    expect(await app.stuck(who)).toEqual({ suspended: 0, leeches: 0, cards: [] })
  })

  it('keeps its schedule, and since when it is out', async () => {
    const { cards } = await tomorrow(1)
    const [{ id, previews }] = cards
    await app.grade(cards[0], 'easy', {}, who)
    await app.suspend(id, who)
    const [first] = (await app.stuck(who)).cards
    app.at(3)
    await app.suspend(id, who)
    expect((await app.stuck(who)).cards).toMatchObject([
      { suspendedAt: first.suspendedAt, dueAt: first.dueAt, reps: 1 },
    ])
    await app.resume(id, who)
    await app.resume(id, who)
    expect(await left()).toEqual([])
    app.at(1 + previews[3].days)
    expect(await left()).toEqual([id])
  })

  it('lets an answer from before be taken back, and stays suspended', async () => {
    const { cards } = await tomorrow(1)
    const [{ id }] = cards
    await app.grade(cards[0], 'good', {}, who)
    await app.suspend(id, who)
    expect((await app.undo(id, app.lastChange(), who)).data.reviewUndo).toMatchObject({ id, reps: 0 })
    expect(await left()).toEqual([])
    await app.resume(id, who)
    expect(await left()).toEqual([id])
  })

  it('is named to nobody else, nor suspended by them', async () => {
    const { cards } = await tomorrow(1)
    const other = await app.person()
    expect(codes(await app.suspend(cards[0].id, other))).toEqual(['NOT_FOUND'])
    await app.suspend(cards[0].id, who)
    expect(codes(await app.resume(cards[0].id, other))).toEqual(['NOT_FOUND'])
    expect((await app.stuck(other)).cards).toEqual([])
  })

  it('does not show what is no longer open', async () => {
    const { cards, bundleId } = await tomorrow(1)
    await app.suspend(cards[0].id, who)
    await app.query(`update library_permissions set status = 'revoked' where bundle_id = $1`, [bundleId])
    expect(await app.stuck(who)).toEqual({ suspended: 0, leeches: 0, cards: [] })
  })
})

describe('a leech', () => {
  /** As if the card had been known and forgotten so often. */
  const forget = (id: string, times: number) =>
    app.query(
      `update review_cards set state = 'review', stability = 3, difficulty = 9, reps = 20, lapses = $2, last_review = $3 where id = $1`,
      [id, times, NOON],
    )

  it('is a card from its eighth lapse on, until that is taken back', async () => {
    const { cards } = await tomorrow(1)
    const [{ id }] = cards
    await forget(id, 7)
    const [card] = (await app.next(null, who)).cards
    expect(card).toMatchObject({ lapses: 7, leech: false })
    expect((await app.stuck(who)).leeches).toBe(0)
    await app.grade(card, 'again', {}, who)
    expect((await app.next(null, who)).cards).toMatchObject([{ id, lapses: 8, leech: true }])
    expect(await app.stuck(who)).toMatchObject({ suspended: 0, leeches: 1, cards: [{ id, leech: true }] })
    expect((await app.undo(id, app.lastChange(), who)).data.reviewUndo).toMatchObject({ lapses: 7, leech: false })
    expect(await app.stuck(who)).toEqual({ suspended: 0, leeches: 0, cards: [] })
  })

  it('that is suspended counts as both, and stands first, since it is found nowhere else', async () => {
    const { cards } = await tomorrow(2)
    const [one, two] = idsOf(cards) as [string, string]
    await forget(one, 8)
    await forget(two, 11)
    await app.suspend(one, who)
    const stuck = await app.stuck(who)
    expect(stuck).toMatchObject({ suspended: 1, leeches: 2 })
    expect(idsOf(stuck.cards)).toEqual([one, two])
  })
})
