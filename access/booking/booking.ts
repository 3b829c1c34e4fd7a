import { noun } from '../rule'

export const booking = noun({
  operations: {
    sessionQuote: 'confirmed',
    sessionHold: 'confirmed',
    sessionBook: 'confirmed',
    sessionReschedule: 'confirmed',
    sessionCancel: 'confirmed',
  },
  rules: () => [],
})
