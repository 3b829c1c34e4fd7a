import { createEmptyCard, FSRS, generatorParameters, Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf } from '../../../../rules/library/review-day'
import { type Deciding, grades, lotOf, naturalDays, nextOf, within } from '../../../../rules/library/review-schedule'
import { horizonOf } from '../../../../rules/library/reviewing'
import { freshAt } from './fresh'
import { seeded } from './seeded'

const DAY = 86_400_000
const START = new Date('2026-09-01T19:00:00.000Z')
const HISTORIES = 1_000

const endless = { examIn: null, last: [] }
const deciding = (now: Date, more: Partial<Deciding> = {}): Deciding => ({
  now,
  // The library's own days.
  dayOf: (instant) => instant.toISOString().slice(0, 10),
  retention: 0.9,
  parameters: null,
  stepped: true,
  horizon: endless,
  lot: 0.5,
  ...more,
})

const horizonAt = (examIn: number) =>
  horizonOf({ exams: [{ date: dayAfter('2026-01-05', examIn) }], weekdaysOff: [], datesOff: [] }, '2026-01-05')

describe('the intervals of cards', () => {
  it('are those of the reference library, in a thousand generated histories', () => {
    let compared = 0
    for (let seed = 0; seed < HISTORIES; seed++) {
      const random = seeded(seed)
      const retention = [0.8, 0.85, 0.9, 0.95][seed % 4] as number
      const stepped = seed % 3 > 0
      const library = new FSRS(
        generatorParameters({ request_retention: retention, enable_short_term: stepped, enable_fuzz: false }),
      )
      let now = START
      let theirs = createEmptyCard(START)
      let ours = freshAt(START)
      for (let answer = 0; answer < 12; answer++) {
        const grade = grades[Math.floor(random() * 4)] ?? 'good'
        theirs = library.next(theirs, now, grades.indexOf(grade) + 1).card
        const next = nextOf(ours, deciding(now, { retention, stepped }))[grade]
        ours = next.memory
        expect({
          due: ours.due,
          stability: ours.stability,
          difficulty: ours.difficulty,
          reps: ours.reps,
          lapses: ours.lapses,
          days: next.days ?? 0,
        }).toEqual({
          due: theirs.due,
          stability: theirs.stability,
          difficulty: theirs.difficulty,
          reps: theirs.reps,
          lapses: theirs.lapses,
          days: theirs.scheduled_days,
        })
        compared++
        // Early, in time or late.
        now = new Date(now.getTime() + Math.max(60_000, (ours.due.getTime() - now.getTime()) * (0.5 + random())))
      }
    }
    expect(compared).toBe(HISTORIES * 12)
  })

  it.each([
    ['an evening and the small hours after it', 'Europe/London', '2026-06-01T19:00Z', '2026-06-02T02:59Z', 0],
    ['an afternoon and the same evening west of it', 'America/New_York', '2026-06-01T20:00Z', '2026-06-02T03:00Z', 0],
    ['two mornings of one day of UTC', 'Asia/Tokyo', '2026-06-01T18:30Z', '2026-06-01T19:30Z', 1],
    ['the night in which the clocks go forward', 'Europe/London', '2026-03-28T03:30Z', '2026-03-29T03:10Z', 2],
    ['the same before four', 'Europe/London', '2026-03-28T20:00Z', '2026-03-29T02:50Z', 0],
    ['the night in which they go back', 'Europe/London', '2026-10-24T20:00Z', '2026-10-25T03:30Z', 0],
    ['a week of UTC and an hour of the clocks', 'Pacific/Auckland', '2026-09-22T15:30Z', '2026-09-29T15:30Z', 8],
  ])('count the days of reviews that have passed: %s in %s', (_what, zone, last, now, days) => {
    const known = { ...freshAt(START), state: 'review' as const, stability: 5, difficulty: 5, reps: 3 }
    const there = { dayOf: (instant: Date) => dayOf(instant, zone) }
    const [ours, theirs] = [
      nextOf({ ...known, lastReview: new Date(last) }, deciding(new Date(now), there)),
      nextOf({ ...known, lastReview: START }, deciding(new Date(START.getTime() + days * DAY))),
    ]
    for (const grade of grades) {
      expect(ours[grade].memory.stability).toBe(theirs[grade].memory.stability)
      expect(ours[grade]).toMatchObject({ minutes: theirs[grade].minutes, days: theirs[grade].days })
      expect(ours[grade].memory.lastReview).toEqual(new Date(now))
    }
  })

  it('never pass the day before the exam, in a thousand generated histories, and see each card in its last week', () => {
    for (let seed = 0; seed < HISTORIES; seed++) {
      const random = seeded(seed)
      const exam = 10 + Math.floor(random() * 120)
      const lot = random()
      let today = 0
      let memory = freshAt(START)
      let seenLast = false
      for (let answers = 0; today < exam && answers < 400; answers++) {
        const now = new Date(START.getTime() + today * DAY + answers * 60_000)
        const examIn = exam - today
        const each = nextOf(memory, deciding(now, { horizon: horizonAt(examIn), lot }))
        // On the day before it there is no day left.
        if (examIn > 1) for (const grade of grades) expect(each[grade].days ?? 0).toBeLessThan(examIn)
        const next = each[random() < 0.15 ? 'again' : (grades[1 + Math.floor(random() * 3)] ?? 'good')]
        memory = next.memory
        seenLast ||= examIn <= 7
        today += next.days ?? 0
      }
      expect(today).toBe(exam)
      expect(seenLast).toBe(true)
    }
  })

  it('are never shorter for a better answer', () => {
    for (let seed = 0; seed < HISTORIES; seed++) {
      const random = seeded(seed)
      const examIn = 1 + Math.floor(random() * 60)
      const memory = {
        ...freshAt(START),
        state: 'review' as const,
        stability: 0.5 + random() * 40,
        difficulty: 1 + random() * 9,
      }
      const now = new Date(START.getTime() + Math.floor(random() * 30) * DAY)
      const each = nextOf(
        { ...memory, reps: 3, lastReview: START },
        deciding(now, { horizon: horizonAt(examIn), lot: random() }),
      )
      const [hard, good, easy] = [each.hard.days ?? 0, each.good.days ?? 0, each.easy.days ?? 0]
      expect(hard).toBeLessThanOrEqual(good)
      expect(good).toBeLessThanOrEqual(easy)
    }
  })

  it('of an answer follow from what is remembered after it, but that a better answer may add a day', () => {
    for (let seed = 0; seed < HISTORIES; seed++) {
      const random = seeded(seed)
      const memory = {
        ...freshAt(START),
        state: 'review' as const,
        stability: 0.5 + random() * 40,
        difficulty: 1 + random() * 9,
      }
      const next = nextOf({ ...memory, reps: 3, lastReview: new Date(START.getTime() - 9 * DAY) }, deciding(START))
      for (const grade of ['hard', 'good', 'easy'] as const) {
        const more =
          (next[grade].days ?? 0) - naturalDays(next[grade].memory.stability, { retention: 0.9, parameters: null })
        expect([0, 1, 2]).toContain(more)
      }
    }
  })

  it('of a question are whole days, of a new card first minutes', () => {
    const card = nextOf(freshAt(START), deciding(START))
    expect(grades.map((grade) => card[grade].minutes)).toEqual([1, 6, 10, null])
    const question = nextOf(freshAt(START), deciding(START, { stepped: false }))
    expect(grades.map((grade) => question[grade].minutes)).toEqual([null, null, null, null])
    expect(question.again.days).toBe(1)
  })
})

describe('the limit that an exam sets', () => {
  const horizon = { examIn: 30, last: [23, 24, 26, 27, 28, 29] }

  it('leaves what comes back before it', () => {
    expect(within(29, horizon, 0.5)).toBe(29)
    expect(within(400, { examIn: null, last: [] }, 0.5)).toBe(400)
  })

  it('spreads the rest over the last week, without days off', () => {
    const days = Array.from({ length: 60 }, (_, at) => within(100, horizon, at / 60))
    expect([...new Set(days)]).toEqual([23, 24, 26, 27, 28, 29])
  })

  it('shows a card of the last week once more on the last day that is not off', () => {
    const sits = { exams: [{ date: '2026-06-06' }], weekdaysOff: [], datesOff: ['2026-06-05'] }
    expect(within(100, horizonOf(sits, '2026-06-01'), 0)).toBe(3)
    expect(within(2, horizonOf(sits, '2026-06-01'), 0)).toBe(2)
    expect(within(100, horizonOf(sits, '2026-06-04'), 0)).toBe(1)
    expect(within(100, horizonOf(sits, '2026-06-05'), 0)).toBe(1)
  })

  it('gives a card the same day each time, and cards all kinds of days', () => {
    const ids = ['0199a0b1-0000-7000-8000-0000ffffffff', '0199a0b1-0000-7000-8000-000000000000']
    expect(ids.map(lotOf)).toEqual([expect.closeTo(1, 5), 0])
    expect(lotOf(ids[0] as string)).toBeLessThan(1)
  })

  it('knows the grades of the library', () => {
    expect(grades.map((_, at) => Rating[at + 1])).toEqual(['Again', 'Hard', 'Good', 'Easy'])
  })
})
