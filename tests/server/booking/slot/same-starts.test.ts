import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startsFor } from '../../../../server/booking/starts/free-starts'
import { keepTimetables } from '../../../../server/booking/starts/kept-timetables'
import type { Question } from '../../../../server/booking/starts/question'
import { build, type TestApp } from '../../../build'
import { world } from './oracle/calendars'
import { startsFor as plainStartsFor } from './oracle/free-starts'
import { placeWorld } from './oracle/place-world'

/** Each world holds ten calendars. CALENDARS=1000 runs the promised number. */
const WORLDS = Number(process.env.CALENDARS ?? 200) / 10
const MINUTE = 60_000

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

type Start = { at: Date | number; tutors: readonly { userId: string; mocks: unknown[] }[] }

const whole = (starts: readonly Start[]) =>
  starts.map(({ at, tutors }) => ({
    at: new Date(at).toISOString(),
    tutors: tutors.map(({ userId, mocks }) => ({ userId, mocks })).sort((a, b) => (a.userId < b.userId ? -1 : 1)),
  }))
/** The view of a list: the tutor where there is only one. */
const shown = (starts: readonly Start[]) =>
  whole(starts).map(({ at, tutors }) => ({ at, tutor: tutors.length === 1 ? tutors[0] : 'several' }))

it('the starts equal those of the plain algorithm, for a booking and for a list', {
  timeout: 600_000,
}, async () => {
  const { database, clock } = app.services
  const seen = { asked: 0, starts: 0, one: 0 }
  const same = async (question: Question, timetables: ReturnType<typeof keepTimetables>) => {
    const expected = await plainStartsFor(database, question as never)
    const booking = await startsFor({ connection: database }, question)
    expect(whole(booking)).toEqual(whole(expected))
    for (let time = 0; time < 2; time++) {
      const list = await startsFor({ connection: database, timetables }, question)
      expect(shown(list)).toEqual(shown(expected))
    }
    seen.asked++
    seen.starts += expected.length
    seen.one += expected.filter(({ tutors }) => tutors.length === 1).length
  }
  await fc.assert(
    fc.asyncProperty(world, async (generated) => {
      const { types, areas, studentId, tutorIds, mockIds, booked } = await placeWorld(app, generated)
      clock.set(generated.now)
      const timetables = keepTimetables(app.services)
      const from = new Date(generated.now.getTime() + generated.from * MINUTE)
      const until = new Date(from.getTime() + generated.length * MINUTE)
      const question = { studentId, now: generated.now, from, until }
      for (const [type, area] of [
        [types[0], areas[0]],
        [types[1], areas[0]],
        [types[1], areas[1]],
      ]) {
        const asked = { ...question, type, practiceAreaId: area?.id ?? '' } as unknown as Question
        await same(asked, timetables)
        await same({ ...asked, tutorId: tutorIds[0] ?? null }, timetables)
        await same({ ...asked, studentId: tutorIds[1] ?? '' }, timetables)
        if (booked) await same({ ...asked, moving: { id: booked, mockId: mockIds[2] ?? null } }, timetables)
        if (booked) await same({ ...asked, moving: { id: booked, mockId: null } }, timetables)
      }
    }),
    { numRuns: WORLDS, endOnFailure: true },
  )
  clock.set(null)
  process.stdout.write(`${seen.asked} questions, ${seen.starts} starts, ${seen.one} with one tutor\n`)
  expect(seen.one).toBeGreaterThan(WORLDS * 10)
})
