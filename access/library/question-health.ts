import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('QuestionEstimate', {
  reader: ['id', 'blockId', 'userId', 'name', 'percent', 'updatedAt'],
})

/** Who may read a question may read how it does: its authors and staff with manage_content. */
export const questionHealth = noun({
  operations: {
    bundleHealth: ['tutor', 'manage_content'],
    questionHealth: ['tutor', 'manage_content'],
    questionEstimateWrite: 'tutor',
  },
  fields: { QuestionEstimate: fields },
  rules: () => allow('read', 'QuestionEstimate', { userId: ME }),
})
