import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON, question } from '../test-attempt/library'
import { days, flashcard, type Reviews, reviews } from './library'

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

const KEPT = `query ($bundleId: ID) { reviewKept(bundleId: $bundleId) { day newLeft zone settings { retention newPerDay weekdaysOff datesOff cap } exams { date }
  cards { id side front back turnAt keptUntil state reps lastReview } } }`
const kept = async (bundleId: string | null = null) => (await app.tell(KEPT, { bundleId }, who)).data.reviewKept
const opened = (count: number) =>
  app.opened(
    Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`)),
    { type: 'flashcards' },
    who,
  )
/** The clock of the tests goes on while they run. */
const isAbout = (instant: string, expected: Date) => Math.abs(Date.parse(instant) - expected.getTime()) < 1_800_000

it('is what comes up within three days, with what its schedule needs', async () => {
  const { bundleId } = await opened(9)
  await app.settings({ newPerDay: 2 }, who)
  await app.add({ bundleId }, who)
  await app.sits('2026-09-01', who)
  app.at(1)
  const [card] = (await app.next(null, who)).cards
  await app.grade(card, 'easy', {}, who)
  const { cards, ...rest } = await kept()
  expect(rest).toMatchObject({
    day: '2026-06-02',
    newLeft: 1,
    zone: 'Europe/London',
    settings: { retention: 0.9, newPerDay: 2 },
    exams: [{ date: '2026-09-01' }],
  })
  expect(cards.map(({ front }: { front: string }) => front)).toEqual([1, 2, 3, 4, 5].map((at) => `<p>Front ${at}</p>`))
  expect(cards[0]).toMatchObject({ back: '<p>Back</p>', state: 'new', reps: 0, lastReview: null })
})

it('is no question, and none that is out of the queue', async () => {
  const { bundleId, blockIds } = await app.opened([flashcard(), question('single_best_answer')], {}, who)
  await app.query(
    `insert into review_cards (id, user_id, block_id, content_id, side, due, inserted_at)
      select gen_random_uuid(), $1, id, content_id, case type when 'question' then 'question' else 'front' end, $3, $3 from content_blocks where id = any($2)`,
    [who.id, blockIds, NOON],
  )
  const { cards } = await kept()
  expect(cards.map(({ side }: { side: string }) => side)).toEqual(['front'])
  await app.suspend(cards[0].id, who)
  expect([...(await kept()).cards, ...(await kept(bundleId)).cards]).toEqual([])
})

it('is all of a bundle that is in the queue', async () => {
  const { bundleId } = await opened(3)
  await opened(2)
  await app.settings({ newPerDay: 1 }, who)
  await app.add({ bundleId }, who)
  expect((await kept(bundleId)).cards).toHaveLength(3)
  expect((await kept()).cards).toHaveLength(2)
})

it('may be kept until the access ends, 30 days at most, and is none without it', async () => {
  const { bundleId } = await opened(1)
  await app.add({ bundleId }, who)
  expect(isAbout((await kept(bundleId)).cards[0].keptUntil, days(30))).toBe(true)
  await app.query('update library_permissions set until = $2 where user_id = $1', [who.id, days(2)])
  const [card] = (await kept(bundleId)).cards
  expect(new Date(card.keptUntil)).toEqual(days(2))
  app.at(2, 1)
  expect([...(await kept(bundleId)).cards, ...(await kept()).cards]).toEqual([])
})

it('is 500 cards at most', async () => {
  await app.query(
    `with written as (insert into own_cards (id, user_id, kind, front, back)
        select gen_random_uuid(), $1, 'basic', '<p>Front</p>', '<p>Back</p>' from generate_series(1, 501) returning id)
      insert into review_cards (id, user_id, own_card_id, side, state, due, inserted_at)
        select gen_random_uuid(), $1, id, 'front', 'review', $2::timestamptz, $2 from written`,
    [who.id, NOON],
  )
  expect((await kept()).cards).toHaveLength(500)
})

it('says no more than a device needs, however long the sides of one’s own cards are', async () => {
  const gaps = Array.from({ length: 50 }, (_, at) => `{{c${at + 1}::x}}`).join(' ')
  const front = `<p>${gaps} ${'long '.repeat(3_800)}</p>`
  await app.settings({ newPerDay: 200 }, who)
  for (const _ of [1, 2, 3])
    await app.tell('mutation ($front: Html!) { cardCreate(kind: cloze, front: $front) { id } }', { front }, who)
  app.at(1)
  const { cards } = await kept()
  expect(cards).toHaveLength(Math.floor(2_000_000 / front.length))
})

it('is a person’s own', async () => {
  const { bundleId } = await opened(1)
  await app.add({ bundleId }, who)
  who = await app.person()
  expect([...(await kept(bundleId)).cards, ...(await kept()).cards]).toEqual([])
})
