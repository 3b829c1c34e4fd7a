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
