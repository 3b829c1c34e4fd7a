import { type Card, computeDecayFactor, default_w, FSRS, type Grade, generatorParameters, Rating, State } from 'ts-fsrs'
import type { ReviewGrade } from '../../schema/generated/types'
import type { Memory, MemoryState } from './review-memory'

/** What limits the days until a card comes back. */
export interface Horizon {
  /** Days until the next exam sitting, from 1; null: none is to come. */
  examIn: number | null
  /** Days from today on which a card stands that would come back after it: those of the week before it, or the last of them once that week has begun. */
  last: readonly number[]
}

export interface Deciding {
  now: Date
  /** The person's day of reviews in which an instant lies, such as '2026-03-29': what has passed since an answer is counted in them. */
  dayOf(instant: Date): string
  /** How many of ten are to be known when they come back, from 0.8 to 0.95. */
  retention: number
  /** The person's own parameters of FSRS; null: the library's. */
  parameters: readonly number[] | null
  /** Whether the first answers and lapses come back within minutes. */
  stepped: boolean
  horizon: Horizon
  /** From 0 to below 1, always the same for a card: which of the last days is its own. */
  lot: number
}

/** When a card comes back, in minutes of the same evening or in whole days. */
export type Next = { memory: Memory } & ({ minutes: number; days: null } | { minutes: null; days: number })

export const grades = ['again', 'hard', 'good', 'easy'] as const satisfies readonly ReviewGrade[]

/** What each answer makes of a card: the library's own intervals, as far as the exam lets them. `due` is exact in minutes, and so many times 24 hours ahead in days. */
export function nextOf(memory: Memory, deciding: Deciding): Record<ReviewGrade, Next> {
  const { now, dayOf, retention, parameters, stepped, horizon, lot } = deciding
  const today = noonOf(dayOf(now))
  const lastReview = memory.lastReview && noonOf(dayOf(memory.lastReview))
  const preview = schedulerOf({ retention, parameters, stepped }).repeat(toCard({ ...memory, lastReview }), today)
  let least = 1
  const each = grades.map((grade) => {
    const card = preview[ratings[grade]].card
    const dueIn = (ms: number): Memory => ({ ...toMemory(card), due: new Date(now.getTime() + ms), lastReview: now })
    if (card.scheduled_days < 1) {
      const ms = card.due.getTime() - today.getTime()
      return [grade, { memory: dueIn(ms), minutes: Math.round(ms / MINUTE_MS), days: null }] as const
    }
    const days = within(card.scheduled_days, horizon, lot, least)
    least = days
    return [grade, { memory: { ...dueIn(days * DAY_MS), scheduledDays: days }, minutes: null, days }] as const
  })
  return Object.fromEntries(each) as Record<ReviewGrade, Next>
}

/** An instant as the library is told of it: since it counts days by UTC's calendar, the noon there of the person's day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00.000Z`)

/** The days until a card comes back: none passes the day before the exam. */
export function within(days: number, { examIn, last }: Horizon, lot: number, least = 1): number {
  if (examIn === null || days < examIn) return days
  const own = last[Math.floor(lot * last.length)] ?? 1
  return Math.min(Math.max(examIn - 1, 1), Math.max(own, least))
}

/** How memory fades: so many days after an answer, of cards with a stability S, (1 + factor × days ÷ S) ^ decay are known. */
export const fadingOf = (parameters: readonly number[] | null): { factor: number; decay: number } =>
  computeDecayFactor(parameters ?? default_w)

/** The days until so many of ten are still known of a card of this stability. */
export const naturalDays = (stability: number, { retention, parameters }: Pick<Deciding, 'retention' | 'parameters'>) =>
  schedulerOf({ retention, parameters, stepped: true }).next_interval(stability, 0)

/** A number from 0 to below 1 that follows from an id. */
export function lotOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(-8), 16) / 2 ** 32
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const ratings: Record<ReviewGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}
const states: Record<MemoryState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}
const stateNames = Object.keys(states) as MemoryState[]

/** Schedulers to remember; then the memory is cleared. */
const MOST_KNOWN = 500
const known = new Map<string, FSRS>()

function schedulerOf({ retention, parameters, stepped }: Pick<Deciding, 'retention' | 'parameters' | 'stepped'>): FSRS {
  const key = `${retention} ${stepped} ${parameters ?? ''}`
  const found = known.get(key)
  if (found) return found
  const made = new FSRS(
    generatorParameters({
      request_retention: retention,
      enable_short_term: stepped,
      enable_fuzz: false,
      ...(parameters && { w: [...parameters] }),
    }),
  )
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, made)
  return made
}

const toCard = ({
  state,
  due,
  stability,
  difficulty,
  reps,
  lapses,
  steps,
  scheduledDays,
  lastReview,
}: Memory): Card => ({
  state: states[state],
  due,
  stability,
  difficulty,
  reps,
  lapses,
  learning_steps: steps,
  scheduled_days: scheduledDays,
  elapsed_days: 0,
  ...(lastReview && { last_review: lastReview }),
})

const toMemory = (card: Card): Memory => ({
  state: stateNames[card.state] as MemoryState,
  due: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  steps: card.learning_steps,
  scheduledDays: card.scheduled_days,
  lastReview: card.last_review ?? null,
})
