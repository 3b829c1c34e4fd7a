import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON, question } from '../test-attempt/library'
import { answerOf, cardsOf, type Kept, replay, stateOf, undoOf } from './devices'
import { codes, days, type Reviews, reviews } from './library'

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

const HOUR = 3_600_000
const later = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR)
/** The clock of the tests goes on while they run. */
const near = (instant: unknown, expected: Date) => Math.abs((instant as Date).getTime() - expected.getTime()) < HOUR / 2
const cardNow = async (id: string, person = who) => {
  const { cards } = await app.next(600, person)
  return cards.find((card: { id: string }) => card.id === id)
}

describe('what a device kept', () => {
  it('counts as if each answer had been sent when it was given', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    const other = await app.person()
    const [same] = (await cardsOf(app, other)) as [string]
    const grades = ['good', 'good', 'again', 'hard']
    for (const [reps, at] of [days(1), days(1, 0.5), days(4), days(4, 0.2)].entries()) {
      app.services.clock.set(at)
      expect(codes(await app.grade({ id: same, reps }, grades[reps] as string, {}, other))).toEqual([])
    }
    const given = (await stateOf(app, other)).answers as { at: Date; grade: string }[]
    app.at(5)
    const { data } = await replay(
      app,
      given.map(({ at, grade }) => answerOf(one, at, grade)),
      who,
    )
    expect(data.reviewReplay).toEqual({ taken: 4, refused: [] })
    const [mine, theirs] = [await stateOf(app, who), await stateOf(app, other)]
    // The lot of a card, which follows from its id, decides nothing without an exam.
    expect(mine).toEqual(theirs)
  })

  it('counts once, however often it is sent', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    app.at(1, 2)
    const events = [answerOf(one, days(1), 'easy'), answerOf(one, days(1, 1), 'good')]
    await replay(app, events, who)
    const before = await stateOf(app, who)
    app.at(2)
    expect((await replay(app, events, who)).data.reviewReplay).toEqual({ taken: 2, refused: [] })
    expect((await replay(app, [events[0] as Kept, events[0] as Kept], who)).data.reviewReplay.taken).toBe(2)
    expect(await stateOf(app, who)).toEqual(before)
  })

  it('from two devices counts alike, whichever is back first', async () => {
    const [one, two] = (await cardsOf(app, who, 2)) as [string, string]
    const other = await app.person()
    const [same, second] = (await cardsOf(app, other, 2)) as [string, string]
    const phone = (a: string, b: string) => [
      answerOf(a, days(1), 'good'),
      answerOf(b, days(1, 1), 'again'),
      answerOf(a, days(2), 'hard'),
    ]
    const laptop = (a: string, b: string) => [
      answerOf(a, days(1, 6), 'again'),
      answerOf(b, days(2, 3), 'good'),
      answerOf(a, days(2, 4), 'good'),
    ]
    app.at(3)
    await replay(app, phone(one, two), who)
    app.at(3, 1)
    await replay(app, laptop(one, two), who)
    await replay(app, laptop(same, second), other)
    app.at(3, 2)
    await replay(app, phone(same, second), other)
    const state = await stateOf(app, who)
    expect(state.cards.map(({ reps }) => reps)).toEqual([4, 2])
    expect(state).toEqual(await stateOf(app, other))
  })

  it('stands beside what was answered online meanwhile', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    app.at(2)
    await app.grade({ id: one, reps: 0 }, 'good', { change: 5 }, who)
    app.at(3)
    await replay(app, [answerOf(one, days(1), 'again')], who)
    const { cards } = await stateOf(app, who)
    expect(cards[0]).toMatchObject({ reps: 2 })
    expect(near(cards[0]?.last_review, days(2))).toBe(true)
    expect(codes(await app.grade({ id: one, reps: 1 }, 'good', {}, who))).toEqual(['CONFLICT reps'])
    const { data } = await app.undo(one, 5, who)
    expect(data.reviewUndo).toMatchObject({ id: one, reps: 1 })
    expect((await stateOf(app, who)).cards[0]).toMatchObject({ last_review: days(1) })
  })

  it('is of the evening on which it was given', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    app.at(2)
    await replay(app, [answerOf(one, days(1), 'easy')], who)
    expect((await app.queue(who)).done.cards).toBe(0)
    await replay(app, [answerOf(one, days(2, -1), 'easy')], who)
    expect((await app.queue(who)).done).toMatchObject({ cards: 1, seconds: 10 })
  })

  it('is taken up to 500 answers to a card, also those that were taken back, so that counting it anew stays short', async () => {
    const [one, two] = (await cardsOf(app, who, 2)) as [string, string]
    app.at(2)
    const events = Array.from({ length: 499 }, () => answerOf(one, days(1), 'good'))
    expect((await replay(app, events, who)).data.reviewReplay.taken).toBe(499)
    expect(codes(await app.grade({ id: one, reps: 499 }, 'good', { change: 7 }, who))).toEqual([])
    const late = answerOf(one, days(1), 'good')
    const unknown = undoOf(answerOf(one, days(1), 'good'), days(1))
    const { data } = await replay(app, [late, unknown, events[0] as Kept, answerOf(two, days(1), 'good')], who)
    expect(data.reviewReplay).toEqual({
      taken: 2,
      refused: [late, unknown].map(({ id }) => ({ id, cardId: one, reason: 'too_often' })),
    })
    expect(codes(await app.grade({ id: one, reps: 500 }, 'good', { change: 8 }, who))).toEqual(['CONFLICT'])
    expect(codes(await app.undo(one, 7, who))).toEqual([])
    expect(codes(await app.grade({ id: one, reps: 499 }, 'good', { change: 9 }, who))).toEqual(['CONFLICT'])
  })

  it('is taken of many cards at once', async () => {
    const ids = await cardsOf(app, who, 60)
    app.at(2)
    const { data } = await replay(
      app,
      ids.toReversed().map((id) => answerOf(id, days(1), 'good')),
      who,
    )
    expect(data.reviewReplay).toEqual({ taken: 60, refused: [] })
    expect((await stateOf(app, who)).cards.every(({ reps }) => reps === 1)).toBe(true)
  })

  it('counts ten cards at a time, so that what fails takes nothing of the others back', async () => {
    const ids = await cardsOf(app, who, 11)
    app.at(1)
    const events = ids.map((id) => answerOf(id, days(1), 'good'))
    const reps = async () => (await stateOf(app, who)).cards.map((card) => card.reps)
    await app.query(`alter table review_logs add constraint none_of_the_last check (card_id <> '${ids.at(-1)}')`)
    expect(codes(await replay(app, events, who))).toEqual(['VALIDATION'])
    expect(await reps()).toEqual([...Array(10).fill(1), 0])
    await app.query('alter table review_logs drop constraint none_of_the_last')
    expect((await replay(app, events, who)).data.reviewReplay).toEqual({ taken: 11, refused: [] })
    expect(await reps()).toEqual(Array(11).fill(1))
  })
})

describe('the clock of a device', () => {
  it('is put right, however wrong it is', async () => {
    for (const wrong of [0, 3, -3]) {
      const person = await app.person()
      app.services.clock.set(NOON)
      const [one] = (await cardsOf(app, person)) as [string]
      app.at(2)
      await replay(app, [answerOf(one, later(days(1), wrong), 'good')], person, later(days(2), wrong))
      expect(near((await stateOf(app, person)).cards[0]?.last_review, days(1))).toBe(true)
    }
  })

  it('never makes an answer later than now, or earlier than its card', async () => {
    const [one, two] = (await cardsOf(app, who, 2)) as [string, string]
    app.at(2)
    await replay(app, [answerOf(one, days(9), 'good'), answerOf(two, days(-9), 'good')], who)
    const { cards } = await stateOf(app, who)
    expect([near(cards[0]?.last_review, days(2)), near(cards[1]?.last_review, NOON)]).toEqual([true, true])
  })
})

describe('an answer that is taken back', () => {
  it('leaves its card as if it had never been', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    const before = await stateOf(app, who)
    app.at(2)
    const answer = answerOf(one, days(1), 'again')
    const undo = undoOf(answer, days(1, 0.1))
    await replay(app, [answer, undo], who)
    expect(await stateOf(app, who)).toEqual(before)
    expect(await cardNow(one)).toMatchObject({ reps: 0, new: true })
  })

  it('leaves the answers after it, and is known also before it comes', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    const first = answerOf(one, days(1), 'again')
    const undo = undoOf(first, days(1, 0.1))
    app.at(3)
    await replay(app, [answerOf(one, days(2), 'easy'), undo], who)
    expect((await replay(app, [first], who)).data.reviewReplay).toEqual({ taken: 1, refused: [] })
    const { cards, answers } = await stateOf(app, who)
    expect(cards[0]).toMatchObject({ reps: 1, last_review: days(2) })
    expect(answers).toMatchObject([{ grade: 'easy', before: { reps: 0 } }])
  })
})

describe('what cannot be taken', () => {
  const reasons = ({ data }: Awaited<ReturnType<typeof replay>>) =>
    data.reviewReplay.refused.map(({ reason }: { reason: string }) => reason)

  it('is told, and the rest counts', async () => {
    const [one, gone] = (await cardsOf(app, who, 2)) as [string, string]
    const stranger = await app.person()
    const [theirs] = (await cardsOf(app, stranger)) as [string]
    await app.query('delete from review_cards where id = $1', [gone])
    app.at(1)
    const events = [theirs, gone, one].map((id) => answerOf(id, days(1), 'good'))
    const answer = await replay(app, events, who)
    expect(answer.data.reviewReplay).toEqual({
      taken: 1,
      refused: [theirs, gone].map((cardId, at) => ({ id: events[at]?.id, cardId, reason: 'not_found' })),
    })
    expect((await stateOf(app, stranger)).answers).toEqual([])
  })

  it('is what was answered to a bundle whose access has ended, but not what came before', async () => {
    const [one] = (await cardsOf(app, who)) as [string]
    app.at(2)
    const kept = [answerOf(one, days(1), 'good')]
    await replay(app, kept, who)
    await app.query('update library_permissions set until = $2 where user_id = $1', [who.id, days(2)])
    app.at(3)
    const answer = await replay(app, [...kept, answerOf(one, days(1, 1), 'good')], who)
    expect(reasons(answer)).toEqual(['closed'])
    expect(answer.data.reviewReplay.taken).toBe(1)
    expect((await stateOf(app, who)).cards[0]).toMatchObject({ reps: 1 })
  })

  it('is a question, whose answer is marked by the server', async () => {
    const { blockIds } = await app.opened([question('single_best_answer')], {}, who)
    const [card] = await app.query(
      `insert into review_cards (id, user_id, block_id, content_id, side, due, inserted_at)
        select gen_random_uuid(), $1, id, content_id, 'question', $3, $3 from content_blocks where id = $2 returning id`,
      [who.id, blockIds[0], NOON],
    )
    expect(reasons(await replay(app, [answerOf(card?.id as string, NOON, 'good')], who))).toEqual(['question'])
  })

  it('is an undo of an answer to another card', async () => {
    const [one, two] = (await cardsOf(app, who, 2)) as [string, string]
    app.at(1)
    const answer = answerOf(one, days(1), 'good')
    await replay(app, [answer], who)
    expect(reasons(await replay(app, [undoOf({ ...answer, cardId: two }, days(1))], who))).toEqual(['not_found'])
    expect((await stateOf(app, who)).answers).toHaveLength(1)
  })

  it('refuses more than 500 events, and what is no event', async () => {
    const one = randomUUID()
    const event = answerOf(one, NOON, 'good')
    const wrong: Kept[][] = [
      Array.from({ length: 501 }, () => answerOf(one, NOON, 'good')),
      [{ ...event, id: 'phone-1' }],
      [{ ...event, undoes: randomUUID() }],
      [{ id: event.id, cardId: one, at: event.at }],
      [{ ...event, seconds: 3_601 }],
    ]
    for (const events of wrong) expect(codes(await replay(app, events, who))).toEqual(['VALIDATION events'])
    const many = Array.from({ length: 500 }, () => answerOf(one, NOON, 'good'))
    expect((await replay(app, many, who)).data.reviewReplay.refused).toHaveLength(500)
  })
})
