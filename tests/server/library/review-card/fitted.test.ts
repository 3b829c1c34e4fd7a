import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { reviewLogs } from '../../../../server/library/review-card/table'
import { createFitting } from '../../../../server/library/schedule/fit-due'
import { days, flashcard, type Reviews, reviews } from './library'

let app: Reviews
beforeAll(async () => {
  app = await reviews()
})
afterAll(() => app.close())

const CARDS = 45
const SETTINGS = '{ reviewSettings { parameters fittedAnswers retention } }'
const settings = async () => (await app.tell(SETTINGS, {}, app.student)).data.reviewSettings

/** Looks for those whose parameters are to be found, an hour after the last time, and finds them. */
async function find(look: () => Promise<void>) {
  await look()
  await app.services.jobs.drain()
}

/** Nine answers to each card on the days after the first, of which every second is wrong. */
async function answer(times: number) {
  const rows = await app.query('select id from review_cards where user_id = $1 order by id', [app.student.id])
  const logs = rows.flatMap(({ id }, card) =>
    Array.from({ length: times }, (_, time) => ({
      id: newId(),
      cardId: id as string,
      userId: app.student.id,
      side: 'front',
      at: days(-60 + time * 3, card / 60),
      grade: time % 2 ? ('again' as const) : ('good' as const),
      change: time + 1,
      seconds: 10,
      before: {} as never,
    })),
  )
  await app.services.database.orm.insert(reviewLogs).values(logs).onConflictDoNothing()
}

it('finds a person’s parameters once they have answered 400 times, and anew when they have answered much more', async () => {
  const { bundleId } = await app.opened(
    Array.from({ length: CARDS }, (_, at) => flashcard(`Front ${at}`)),
    { type: 'flashcards' },
  )
  await app.add({ bundleId })
  const look = createFitting(app.services)
  await answer(8)
  await find(look)
  expect(await settings()).toMatchObject({ parameters: null, fittedAnswers: null })

  await answer(9)
  await find(look)
  expect(await settings(), 'within the hour').toMatchObject({ fittedAnswers: null })
  app.at(0, 2)
  await find(look)
  const { parameters, fittedAnswers } = await settings()
  expect([parameters?.length, fittedAnswers]).toEqual([21, 405])

  app.at(0, 4)
  await answer(10)
  await find(look)
  expect((await settings()).fittedAnswers, 'a few more answers').toBe(405)
  app.at(0, 6)
  await answer(12)
  await find(look)
  expect((await settings()).fittedAnswers).toBe(540)
})

it('schedules by them, and keeps them when settings change', async () => {
  const before = await settings()
  await app.settings({ retention: 0.85 })
  expect(await settings()).toEqual({ ...before, retention: 0.85 })
  app.at(1)
  const [card] = (await app.next()).cards
  const goodOf = (previews: { grade: string; minutes: number; days: number }[]) =>
    previews.find(({ grade }) => grade === 'easy')
  const own = goodOf(card.previews)
  await app.query('update review_settings set parameters = null where user_id = $1', [app.student.id])
  const theirs = goodOf((await app.next()).cards.find(({ id }: { id: string }) => id === card.id).previews)
  expect(own?.days).toBeLessThan(theirs?.days ?? 0)
})
