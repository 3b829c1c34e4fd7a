/** What is known of how well somebody remembers a card, as FSRS counts it. */
export interface Memory {
  state: MemoryState
  due: Date
  /** In days: how long until nine in ten are remembered. */
  stability: number
  /** From 1 to 10. */
  difficulty: number
  reps: number
  lapses: number
  /** How many of the short steps of a first or lapsed card are done. */
  steps: number
  scheduledDays: number
  lastReview: Date | null
}

export type MemoryState = 'new' | 'learning' | 'review' | 'relearning'

/** The same as stored beside an answer. */
export type Kept = Omit<Memory, 'due' | 'lastReview'> & { due: string; lastReview: string | null }

/** What is stored of a memory; more than that of a card that holds one stays out. */
export const keptOf = ({
  state,
  due,
  stability,
  difficulty,
  reps,
  lapses,
  steps,
  scheduledDays,
  lastReview,
}: Memory): Kept => ({
  state,
  stability,
  difficulty,
  reps,
  lapses,
  steps,
  scheduledDays,
  due: due.toISOString(),
  lastReview: lastReview?.toISOString() ?? null,
})

export const memoryOf = ({ due, lastReview, ...rest }: Kept): Memory => ({
  ...rest,
  due: new Date(due),
  lastReview: lastReview === null ? null : new Date(lastReview),
})
