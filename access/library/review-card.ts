import { noun } from '../rule'

/** Every operation is about the caller's own queue; what a card shows follows from the bundle that it is of. */
export const reviewCard = noun({
  operations: {
    reviewQueue: 'confirmed',
    reviewQueued: 'confirmed',
    reviewStuck: 'confirmed',
    reviewMemory: 'confirmed',
    reviewNext: 'confirmed',
    reviewSettings: 'confirmed',
    reviewCardsIn: 'confirmed',
    reviewKept: 'confirmed',
    reviewCardsAdd: 'confirmed',
    reviewAnswer: 'confirmed',
    reviewUndo: 'confirmed',
    reviewReplay: 'confirmed',
    reviewSetAside: 'confirmed',
    reviewSuspend: 'confirmed',
    reviewResume: 'confirmed',
    reviewSettingsWrite: 'confirmed',
  },
  rules: () => [],
})
