import { BindingMemoryState, FSRSBinding, type NextStates } from '@open-spaced-repetition/binding'
import { default_w } from 'ts-fsrs'
import { expect, it } from 'vitest'
import type { Memory } from '../../../../rules/library/review-memory'
import { grades, nextOf } from '../../../../rules/library/review-schedule'
import type { ReviewGrade } from '../../../../schema/generated/types'
import { freshAt } from './fresh'
import { seeded } from './seeded'

const HISTORIES = 1_000
const ANSWERS = 12
const START = new Date('2026-01-01T12:00:00.000Z')
const DAY = 86_400_000

/** Whole days; of a card that is past its short steps no answer's are as few as those of the one before it, as schedulers of FSRS order them. */
function ordered(states: NextStates, { state }: Memory): Record<ReviewGrade, number> {
  const days = (interval: number) => Math.max(1, Math.round(interval))
  const [again, hard, good, easy] = [states.again, states.hard, states.good, states.easy].map(({ interval }) =>
    days(interval),
  ) as [number, number, number, number]
  if (state !== 'review') return { again, hard, good, easy }
  const least = Math.min(hard, good)
  const middle = Math.max(good, least + 1)
  return { again, hard: least, good: middle, easy: Math.max(easy, middle + 1) }
}

/** The other implementation counts with half as many digits. */
const NEAR = 1e-4
/** Whether a number lies so near the middle of two days that fewer digits round it otherwise. */
const isOnEdge = (interval: number) => Math.abs((interval % 1) - 0.5) < NEAR * interval

it('cards are remembered and come back as the implementation of FSRS in Rust says, which the schedule does not use, in a thousand generated histories', () => {
  let [compared, intervals] = [0, 0]
  for (let seed = 0; seed < HISTORIES; seed++) {
    const random = seeded(seed)
    const retention = [0.8, 0.85, 0.9, 0.95][seed % 4] as number
    const theirs = new FSRSBinding([...default_w])
    let state: BindingMemoryState | null = null
    let ours = freshAt(START)
    let now = START
    for (let answer = 0; answer < ANSWERS; answer++) {
      const since = ours.lastReview ? Math.round((now.getTime() - ours.lastReview.getTime()) / DAY) : 0
      const grade = grades[Math.floor(random() * grades.length)] as (typeof grades)[number]
      const states: NextStates = theirs.nextStates(state, retention, since)
      const next = nextOf(ours, {
        now,
        dayOf: (instant) => instant.toISOString().slice(0, 10),
        retention,
        parameters: null,
        stepped: true,
        horizon: { examIn: null, last: [] },
        lot: 0.5,
      })[grade]
      // A second 'hard' on one day lowers no stability any more; this release of theirs is from before that change, their 0.5.0 agrees.
      const isSecond: boolean = state !== null && since === 0
      const isOlder: boolean = isSecond && grade === 'hard'
      const memory: BindingMemoryState = isOlder
        ? new BindingMemoryState(next.memory.stability, next.memory.difficulty)
        : states[grade].memory
      expect(Math.abs(next.memory.stability / memory.stability - 1)).toBeLessThan(NEAR)
      expect(Math.abs(next.memory.difficulty - memory.difficulty)).toBeLessThan(NEAR)
      if (!isOlder) compared++
      const isOnAnyEdge = [states.hard, states.good, states.easy].some(({ interval }) => isOnEdge(interval))
      if (next.days !== null && !isSecond && !isOnAnyEdge) {
        expect(next.days).toBe(ordered(states, ours)[grade])
        intervals++
      }
      state = memory
      ours = next.memory
      now = new Date(
        now.getTime() + (random() < 0.3 ? 0 : Math.max(1, Math.round((next.days ?? 0) * (0.5 + random())))) * DAY,
      )
    }
  }
  expect(compared).toBeGreaterThan(0.9 * HISTORIES * ANSWERS)
  expect(intervals).toBeGreaterThan(3_000)
})
