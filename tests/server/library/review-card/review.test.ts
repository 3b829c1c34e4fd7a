import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON, question } from '../test-attempt/library'
import { ASIDE, codes, days, flashcard, type Reviews, reviews } from './library'

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

const opened = (count = 3, more = {}) =>
  app.opened(
    Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`, more)),
    { type: 'flashcards' },
    who,
  )

/** The person's cards on a day, in the order of the queue. */
const on = async (day: number, minutes: number | null = null) => {
  app.at(day)
  return app.next(minutes, who)
}
const fronts = ({ cards }: { cards: { front: string }[] }) => cards.map(({ front }) => front)

describe('adding cards', () => {
  it('puts every side of a bundle into the queue from tomorrow on', async () => {
    const { bundleId } = await app.opened(
      [
        flashcard('Basic'),
        flashcard('Both', { subtype: 'basic_reversed' }),
        flashcard('', { subtype: 'cloze', assignment: '<p>{{c1::One}} and {{c2::two::number}}</p>', answer: null }),
        flashcard('Not finished', { complete: false }),
      ],
      { type: 'flashcards' },
      who,
    )
    const added = await app.add({ bundleId }, who)
    expect(added.data.reviewCardsAdd).toEqual({ added: 5, first: '2026-06-02', last: '2026-06-02' })
    expect((await app.next(null, who)).cards).toEqual([])
    expect(await app.queue(who)).toMatchObject({ waiting: 5, today: { cards: 0 }, load: { length: 28 } })
    const { cards, left } = await on(1)
    expect(left).toBe(5)
    expect(cards.map(({ side, front, back, new: isNew }: never) => [side, front, back, isNew])).toEqual([
      ['front', '<p>Basic</p>', '<p>Back</p>', true],
      ['front', '<p>Both</p>', '<p>Back</p>', true],
      ['back', '<p>Back</p>', '<p>Both</p>', true],
      ['c1', '<p><strong>[…]</strong> and two</p>', '<p><strong>One</strong> and two</p>', true],
      ['c2', '<p>One and <strong>[number]</strong></p>', '<p>One and <strong>two</strong></p>', true],
    ])
  })

  it('begins so many new cards a day, never on a day off, and adds none twice', async () => {
    const { bundleId, blockIds } = await opened(5)
    await app.settings({ newPerDay: 2, weekdaysOff: [3] }, who)
    expect((await app.add({ blockId: blockIds[0] }, who)).data.reviewCardsAdd).toMatchObject({ added: 1 })
    expect((await app.add({ bundleId }, who)).data.reviewCardsAdd).toEqual({
      added: 4,
      first: '2026-06-02',
      last: '2026-06-05',
    })
    expect((await app.add({ bundleId }, who)).data.reviewCardsAdd).toEqual({ added: 0, first: null, last: null })
    expect((await on(1)).left).toBe(2)
  })

  it('lets no more begin after days away', async () => {
    const { bundleId } = await opened(9)
    await app.settings({ newPerDay: 3 }, who)
    await app.add({ bundleId }, who)
    const { cards } = await on(20)
    expect(cards).toHaveLength(3)
    await app.grade(cards[0], 'easy', {}, who)
    expect((await app.next(null, who)).cards).toHaveLength(2)
  })

  it('is refused for what is not open, and where neither or both are named', async () => {
    const { bundleId, blockIds } = await app.library.test([flashcard()])
    expect(codes(await app.add({ bundleId }, who))).toEqual(['NOT_FOUND'])
    expect(codes(await app.add({ blockId: blockIds[0] }, who))).toEqual(['NOT_FOUND'])
    expect(codes(await app.add({}, who))).toEqual(['VALIDATION bundleId'])
    expect(codes(await app.add({ bundleId, blockId: blockIds[0] }, who))).toEqual(['VALIDATION bundleId'])
  })
})

describe('answering', () => {
  it('brings a card back as its preview says', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    expect(card.previews).toEqual([
      { grade: 'again', minutes: 1, days: null },
      { grade: 'hard', minutes: 6, days: null },
      { grade: 'good', minutes: 10, days: null },
      { grade: 'easy', minutes: null, days: 8 },
    ])
    const { data } = await app.grade(card, 'easy', {}, who)
    expect(data.reviewAnswer).toMatchObject({ grade: 'easy', minutes: null, days: 8, reps: 1 })
    expect(new Date(data.reviewAnswer.dueAt).toISOString()).toBe('2026-06-10T03:00:00.000Z')
    expect((await on(8)).cards).toEqual([])
    expect((await on(9)).cards).toHaveLength(1)
  })

  it('shows a card marked again once more the same evening, after the others', async () => {
    const { bundleId } = await opened(3)
    await app.add({ bundleId }, who)
    const { cards } = await on(1)
    await app.grade(cards[0], 'again', {}, who)
    expect(fronts(await app.next(null, who))).toEqual(['<p>Front 1</p>', '<p>Front 2</p>', '<p>Front 0</p>'])
    app.services.clock.set(days(1, 1))
    expect(fronts(await app.next(null, who))).toEqual(['<p>Front 0</p>', '<p>Front 1</p>', '<p>Front 2</p>'])
  })

  it('counts a repeated change once', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    const one = await app.grade(card, 'easy', { change: 77 }, who)
    const two = await app.grade(card, 'easy', { change: 77 }, who)
    expect(two).toEqual(one)
    expect(await app.queue(who)).toMatchObject({ done: { cards: 1, easy: 1, seconds: 10 } })
  })

  it('of two devices at once lets one succeed', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    const answers = await Promise.all(['good', 'easy', 'hard'].map((grade) => app.grade(card, grade, {}, who)))
    expect(answers.flatMap(codes)).toEqual(['CONFLICT reps', 'CONFLICT reps'])
    expect(await app.query('select 1 from review_logs where user_id = $1', [who.id])).toHaveLength(1)
    const same = await Promise.all(
      [1, 2, 3].map(() => app.grade({ id: card.id, reps: 1 }, 'easy', { change: 99 }, who)),
    )
    expect(same.flatMap(codes)).toEqual([])
    expect(await app.query('select 1 from review_logs where user_id = $1', [who.id])).toHaveLength(2)
  })

  it('is refused out of range, and to others', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    expect(codes(await app.reply(card, ['a'], {}, who))).toEqual(['VALIDATION grade'])
    expect(codes(await app.grade(card, 'good', { change: 0 }, who))).toEqual(['VALIDATION change'])
    expect(codes(await app.grade(card, 'good', { seconds: 4_000 }, who))).toEqual(['VALIDATION seconds'])
    const other = await app.person()
    expect(codes(await app.grade(card, 'good', {}, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.undo(card.id, 1, other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.tell(ASIDE, { id: card.id }, other))).toEqual(['NOT_FOUND'])
  })
})

describe('undo', () => {
  it('makes a card due as before, once, and a late repetition of the answer changes nothing', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    await app.grade(card, 'easy', { change: 5 }, who)
    expect((await app.undo(card.id, 5, who)).data.reviewUndo).toEqual(card)
    expect((await app.undo(card.id, 5, who)).data.reviewUndo).toEqual(card)
    await app.grade(card, 'easy', { change: 5 }, who)
    expect((await app.next(null, who)).cards).toEqual([card])
    expect(await app.queue(who)).toMatchObject({ done: { cards: 0, seconds: 0 } })
  })

  it('takes back the latest answer alone', async () => {
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    await app.grade(card, 'again', { change: 5 }, who)
    await app.grade({ id: card.id, reps: 1 }, 'good', { change: 6 }, who)
    expect(codes(await app.undo(card.id, 5, who))).toEqual(['CONFLICT'])
    expect((await app.undo(card.id, 6, who)).data.reviewUndo).toMatchObject({ reps: 1 })
    expect((await app.undo(card.id, 5, who)).data.reviewUndo).toEqual(card)
  })
})

it('a card that is set aside comes back tomorrow', async () => {
  const { bundleId } = await opened(2)
  await app.add({ bundleId }, who)
  const { cards } = await on(1)
  expect((await app.aside(cards[0].id, who)).data.reviewSetAside).toBe(cards[0].id)
  expect(fronts(await app.next(null, who))).toEqual(['<p>Front 1</p>'])
  expect(fronts(await on(2))).toHaveLength(2)
})

describe('what a card shows', () => {
  it('follows its author, and its schedule stays', async () => {
    const { bundleId, blockIds } = await opened(1)
    await app.add({ bundleId }, who)
    const [card] = (await on(1)).cards
    await app.grade(card, 'easy', {}, who)
    const stored = () => app.query('select due, stability, reps from review_cards where user_id = $1', [who.id])
    const before = await stored()
    const admin = await app.again(await app.person({ role: 'admin' }))
    const edit = await app.send(
      'mutation ($id: ID!) { contentBlockUpdate(id: $id, assignment: "<p>Better</p>", subtype: basic_reversed) { id } }',
      { id: blockIds[0] },
      admin,
    )
    expect(edit.errors).toBeUndefined()
    expect(await stored()).toEqual(before)
    expect((await on(9)).cards).toMatchObject([{ front: '<p>Better</p>', reps: 1 }])
  })

  it('is gone with its access, and comes back with it', async () => {
    const { bundleId, blockIds } = await opened(2)
    await app.add({ bundleId }, who)
    const { cards } = await on(1)
    const access = (status: string) =>
      app.query('update library_permissions set status = $2 where bundle_id = $1', [bundleId, status])
    await access('paused')
    expect(await app.next(null, who)).toMatchObject({ cards: [], left: 0 })
    expect(await app.queue(who)).toMatchObject({ due: { cards: 0 }, waiting: 0 })
    expect(codes(await app.grade(cards[0], 'good', {}, who))).toEqual(['NOT_FOUND'])
    await access('active')
    expect(await app.next(null, who)).toMatchObject({ left: 2 })
    await app.query('update content_blocks set complete = false where id = $1', [blockIds[0]])
    expect(await app.next(null, who)).toMatchObject({ left: 1 })
    await app.query('delete from content_blocks where id = $1', [blockIds[1]])
    expect(await app.next(null, who)).toMatchObject({ left: 0 })
  })
})

describe('the exam', () => {
  it('is passed by no interval, and shows each card in its last week', async () => {
    const { bundleId } = await opened(6)
    await app.sits('2026-07-01', who)
    await app.add({ bundleId }, who)
    const { cards } = await on(1)
    for (const card of cards) await app.grade(card, 'easy', {}, who)
    app.at(9)
    for (const card of (await app.next(60, who)).cards) {
      const { data } = await app.grade(card, 'easy', {}, who)
      expect(data.reviewAnswer.days).toBeGreaterThanOrEqual(14)
      expect(data.reviewAnswer.days).toBeLessThanOrEqual(20)
    }
    expect(await app.queue(who)).toMatchObject({ exams: [{ paper: 'flk1', date: '2026-07-01' }], load: { length: 21 } })
  })
})

describe('questions answered wrong', () => {
  const take = async (answers: [string, string | null][], values: object = {}, blocks: object = {}) => {
    const place = await app.opened(
      answers.map(() => question('single_best_answer', 'a *b c', blocks)),
      values,
      who,
    )
    const { id, questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
    for (const [at, [answer, confidence]] of answers.entries())
      await app.answer(id, questions[at].id, { answer: [answer], confidence }, who)
    return { ...place, id, questions }
  }

  it('come to the queue with the hand-in, sure ones tomorrow, and are marked there', async () => {
    const { id, blockIds } = await take([
      ['a', 'sure'],
      ['b', 'sure'],
      ['c', 'guessing'],
    ])
    await app.submit(id, who)
    expect((await app.next(null, who)).cards).toEqual([])
    const { cards } = await on(1)
    expect(cards).toMatchObject([{ blockId: blockIds[0], side: 'question', front: null, back: null }])
    expect(cards[0].question).toMatchObject({ answer: null, outcome: null })
    expect(cards[0].question.options.map(({ id: option }: { id: string }) => option).sort()).toEqual(['a', 'b', 'c'])
    expect(codes(await app.grade(cards[0], 'good', {}, who))).toEqual(['VALIDATION answer'])
    expect(codes(await app.reply(cards[0], ['z'], {}, who))).toEqual(['VALIDATION answer'])
    const wrong = await app.reply(cards[0], ['c'], {}, who)
    expect(wrong.data.reviewAnswer).toMatchObject({
      grade: 'again',
      days: 1,
      question: { outcome: { right: false, correct: ['b'] } },
    })
    const again = (await on(2)).cards
    expect(again).toHaveLength(2)
    for (const card of again)
      expect((await app.reply(card, ['b'], {}, who)).data.reviewAnswer).toMatchObject({ grade: 'good' })
    expect(await app.queue(who)).toMatchObject({ done: { questions: 2, right: 2, cards: 0 } })
  })

  it('come at a check too, once', async () => {
    const { id, questions } = await take([['a', 'sure']])
    await app.answer(id, questions[0].id, { answer: ['a'], check: true }, who)
    expect(await app.query('select side from review_cards where user_id = $1', [who.id])).toEqual([
      { side: 'question' },
    ])
    await app.submit(id, who)
    expect((await on(1)).cards).toHaveLength(1)
  })

  it('do not come where the test holds its answers back, and of none that were left empty', async () => {
    const held = await take([['a', 'sure']], { feedbackShow: 'after_deadline' })
    await app.submit(held.id, who)
    const { bundleId } = await app.opened([question('single_best_answer')], {}, who)
    const empty = (await app.start({ bundleId }, who)).data.testAttemptStart
    await app.submit(empty.id, who)
    expect(await app.query('select 1 from review_cards where user_id = $1', [who.id])).toEqual([])
  })

  it('are held back while the person sits them, or the test holds them back since', async () => {
    const { id, bundleId } = await take([['a', 'sure']])
    await app.submit(id, who)
    const [card] = (await on(1)).cards
    const sat = (await app.start({ bundleId, mode: 'exam' }, who)).data.testAttemptStart
    expect((await app.next(null, who)).cards).toEqual([])
    expect(codes(await app.reply(card, ['b'], {}, who))).toEqual(['CONFLICT'])
    await app.submit(sat.id, who)
    expect((await app.next(null, who)).cards).toHaveLength(1)
    await app.query(`update bundles set feedback_show = 'never' where id = $1`, [bundleId])
    expect((await app.next(null, who)).cards).toEqual([])
    expect(codes(await app.reply(card, ['b'], {}, who))).toEqual(['NOT_FOUND'])
  })
})

describe('a day', () => {
  it('takes no more than the cap, and spreads what has waited', async () => {
    const { bundleId } = await opened(60)
    await app.settings({ newPerDay: 200, cap: 5 }, who)
    await app.add({ bundleId }, who)
    app.at(1)
    expect(await app.queue(who)).toMatchObject({
      due: { cards: 60, minutes: 20 },
      today: { cards: 15, minutes: 5 },
      cap: 5,
    })
    expect((await app.next(15, who)).left).toBe(45)
    expect((await app.next(null, who)).cards).toHaveLength(10)
  })

  it('off asks nothing, begins at four, and is the person’s own', async () => {
    const { bundleId } = await opened(1)
    await app.settings({ datesOff: ['2026-06-02'] }, who)
    await app.add({ bundleId }, who)
    app.at(1)
    expect(await app.queue(who)).toMatchObject({ day: '2026-06-02', off: true, today: { cards: 0 } })
    app.services.clock.set(new Date('2026-06-03T02:30:00Z'))
    expect(await app.queue(who)).toMatchObject({ day: '2026-06-02' })
    app.services.clock.set(new Date('2026-06-03T03:30:00Z'))
    expect(await app.queue(who)).toMatchObject({ day: '2026-06-03', off: false, today: { cards: 1 } })
  })

  it('goes by the person’s own median once they have answered a few', async () => {
    const { bundleId } = await opened(12)
    await app.add({ bundleId }, who)
    app.at(1)
    for (let round = 0; round < 2; round++)
      for (const card of (await app.next(60, who)).cards.slice(0, 5))
        await app.grade(card, 'easy', { seconds: 60 }, who)
    expect(await app.queue(who)).toMatchObject({ due: { cards: 2, cardMinutes: 2 }, done: { cards: 10, easy: 10 } })
  })
})

it('settings are kept, and refused out of range', async () => {
  const written = { weekdaysOff: [7], datesOff: ['2026-12-25'], cap: 30, newPerDay: 5, retention: 0.85 }
  expect((await app.settings(written, who)).data.reviewSettingsWrite).toEqual(written)
  expect((await app.settings({ cap: 60 }, who)).data.reviewSettingsWrite).toEqual({ ...written, cap: 60 })
  for (const [values, field] of [
    [{ weekdaysOff: [0] }, 'weekdaysOff'],
    [{ weekdaysOff: [1, 2, 3, 4, 5, 6, 7] }, 'weekdaysOff'],
    [{ cap: 4 }, 'cap'],
    [{ newPerDay: 201 }, 'newPerDay'],
    [{ retention: 0.96 }, 'retention'],
  ] as const)
    expect(codes(await app.settings(values, who))).toEqual([`VALIDATION ${field}`])
})

it('an account that is deleted takes its cards, answers and settings with it', async () => {
  const { bundleId } = await opened(1)
  await app.add({ bundleId }, who)
  const [card] = (await on(1)).cards
  await app.grade(card, 'good', {}, who)
  await app.settings({ cap: 30 }, who)
  const kept = await app.tell('{ userExport }', {}, who)
  expect(kept.data?.userExport).toMatchObject({
    reviewCards: [{ side: 'front', reps: 1 }],
    reviewSettings: [{ cap: 30 }],
  })
  const remove = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
  expect((await app.tell(remove, { email: who.email }, who)).errors).toBeUndefined()
  for (const table of ['review_cards', 'review_logs', 'review_settings'])
    expect(await app.query(`select 1 from ${table} where user_id = $1`, [who.id])).toEqual([])
})
