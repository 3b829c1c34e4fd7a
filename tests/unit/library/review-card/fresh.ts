import type { Memory } from '../../../../rules/library/review-memory'

/** What is known of a card that was never answered, from an instant on. */
export const freshAt = (due: Date): Memory => ({
  state: 'new',
  due,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  steps: 0,
  scheduledDays: 0,
  lastReview: null,
})
