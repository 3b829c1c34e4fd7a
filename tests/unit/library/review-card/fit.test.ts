import { default_w, FSRS, generatorParameters } from 'ts-fsrs'
import { expect, it } from 'vitest'
import { grades, nextOf } from '../../../../rules/library/review-schedule'
import { type FittedAnswer, fittedParameters } from '../../../../server/library/schedule/fit'
import { freshAt } from './fresh'
import { seeded } from './seeded'

const START = new Date('2026-01-01T12:00:00.000Z')
const DAY = 86_400_000
const at = (day: number) => new Date(START.getTime() + day * DAY)

const deciding = (now: Date, parameters: readonly number[] | null) => ({
  now,
  dayOf: (instant: Date) => instant.toISOString().slice(0, 10),
  retention: 0.9,
  parameters,
  stepped: false,
  horizon: { examIn: null, last: [] },
  lot: 0.5,
})

/** Answers of somebody whose memory follows these parameters, to cards that come back as the library's own say. */
function answersOf(truth: readonly number[], cards: number): FittedAnswer[] {
  const random = seeded(7)
  const curve = new FSRS(generatorParameters({ w: [...truth] }))
  return Array.from({ length: cards }, (_, card) => {
    const answers: FittedAnswer[] = []
    let memory = freshAt(START)
    let theirs = memory
    for (let [day, count] = [card % 20, 0]; count < 10; count++) {
      const since = theirs.lastReview ? Math.round((at(day).getTime() - theirs.lastReview.getTime()) / DAY) : 0
      const remembered = !since || random() < curve.forgetting_curve(since, theirs.stability)
      const grade = remembered ? 'good' : 'again'
      answers.push({ cardId: `c${card}`, at: at(day), grade })
      theirs = nextOf(theirs, deciding(at(day), truth))[grade].memory
      const next = nextOf(memory, deciding(at(day), null))[grade]
      memory = next.memory
      day += next.days ?? 1
    }
    return answers
  }).flat()
}

/** Somebody who forgets much sooner than most. */
const forgetful = default_w.map((value, index) => (index < 4 ? value * 0.25 : index === 8 ? value * 0.7 : value))

it('finds parameters for somebody who forgets sooner than most, by which their cards come back sooner', async () => {
  const parameters = await fittedParameters(answersOf(forgetful, 300), 'Europe/London')
  expect(parameters).toHaveLength(21)
  /** How long until the fourth answer, of a card that is known each time. */
  const daysBy = (by: readonly number[] | null) => {
    let [memory, day] = [freshAt(START), 0]
    for (let answer = 0; answer < 3; answer++) {
      const next = nextOf(memory, deciding(at(day), by)).good
      memory = next.memory
      day += next.days ?? 0
    }
    return day
  }
  expect(daysBy(parameters)).toBeLessThan(daysBy(null))
  expect(
    grades.map((grade) => nextOf(freshAt(START), deciding(START, parameters))[grade].memory.stability > 0),
  ).not.toContain(false)
})

it('finds none where each answer was the first of its card', async () => {
  const once = Array.from({ length: 400 }, (_, card) => ({ cardId: `c${card}`, at: at(card), grade: 'good' as const }))
  expect(await fittedParameters(once, 'Europe/London')).toBeNull()
})

it('lets others have their turn while it looks at many answers', async () => {
  // All of one day, so that there is nothing to find.
  const answers = Array.from({ length: 5_000 }, (_, at) => ({
    cardId: String(at % 50),
    at: new Date(Date.UTC(2026, 5, 1, 12, 0, 0, at)),
    grade: 'good' as const,
  }))
  let turns = 0
  let isOver = false
  const count = () => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  expect(await fittedParameters(answers, 'Europe/London')).toBeNull()
  isOver = true
  expect(turns).toBeGreaterThan(5)
})
