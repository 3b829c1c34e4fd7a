import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON, question } from '../test-attempt/library'
import { flashcard, type Reviews, reviews } from './library'

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

const opened = (count: number) =>
  app.opened(
    Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`)),
    { type: 'flashcards' },
    who,
  )

it('makes the same of eight days since the last answer in every zone', async () => {
  const knownAfter = async (timezone: string, ...answers: string[]) => {
    who = await app.person({ timezone })
    const { bundleId } = await opened(1)
    await app.add({ bundleId }, who)
    for (const at of answers) {
      app.services.clock.set(new Date(at))
      await app.grade((await app.next(null, who)).cards[0], 'easy', {}, who)
    }
    app.services.clock.set(NOON)
    const [kept] = await app.query('select stability from review_cards where user_id = $1', [who.id])
    return kept?.stability
  }
  const eight = await knownAfter('Europe/London', '2026-06-02T12:00Z', '2026-06-10T12:00Z')
  // By UTC they lie nine days apart, and seven.
  expect(await knownAfter('America/New_York', '2026-06-02T22:00Z', '2026-06-11T02:00Z')).toBe(eight)
  expect(await knownAfter('Pacific/Auckland', '2026-06-02T01:00Z', '2026-06-09T17:00Z')).toBe(eight)
  expect(await knownAfter('Europe/London', '2026-06-02T12:00Z', '2026-06-11T12:00Z')).not.toBe(eight)
})

describe('the load to come', () => {
  /** What is waiting, and the minutes of all days to come. */
  const ahead = async () => {
    const { waiting, load } = await app.queue(who)
    return { waiting, minutes: load.reduce((sum: number, day: { minutes: number }) => sum + day.minutes, 0) }
  }

  it('counts no card whose side its author took away', async () => {
    const place = await opened(40)
    await app.add({ bundleId: place.bundleId }, who)
    const whole = await ahead()
    expect(whole.waiting).toBe(40)
    await app.query('update content_blocks set complete = false where id = any($1::uuid[])', [
      place.blockIds.slice(0, 39),
    ])
    expect((await ahead()).waiting).toBe(1)
    expect((await ahead()).minutes).toBeLessThan(whole.minutes)
    await app.query('update content_blocks set complete = false where content_id = $1', [place.contentId])
    expect(await ahead()).toEqual({ waiting: 0, minutes: 0 })
  })

  it('counts no question that its test holds back, and one that is only being sat', async () => {
    const { bundleId } = await app.opened([question('single_best_answer')], {}, who)
    const { id, questions } = (await app.start({ bundleId }, who)).data.testAttemptStart
    await app.answer(id, questions[0].id, { answer: ['a'], confidence: 'sure' }, who)
    await app.submit(id, who)
    const { minutes } = await ahead()
    expect(minutes).toBeGreaterThan(0)
    const sat = (await app.start({ bundleId, mode: 'exam' }, who)).data.testAttemptStart
    expect(await ahead()).toEqual({ waiting: 0, minutes })
    await app.submit(sat.id, who)
    await app.query(`update bundles set feedback_show = 'after_deadline' where id = $1`, [bundleId])
    expect(await ahead()).toEqual({ waiting: 0, minutes: 0 })
  })
})
