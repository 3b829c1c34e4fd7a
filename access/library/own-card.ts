import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('OwnCard', {
  reader: [
    ...(['id', 'kind', 'front', 'back', 'practiceAreaId', 'practiceArea', 'origin', 'originName'] as const),
    ...(['blockId', 'slideId', 'sessionId', 'bundleId', 'bundle', 'dueAt', 'insertedAt', 'updatedAt'] as const),
  ],
  /** What a card was made from stays. */
  writer: ['kind', 'front', 'back', 'practiceAreaId'],
})

export const ownCard = noun({
  operations: {
    ownCards: 'confirmed',
    ownCard: 'confirmed',
    cardCreate: 'confirmed',
    cardUpdate: 'confirmed',
    cardDelete: 'confirmed',
  },
  fields: { OwnCard: fields },
  rules: () => [
    ...allow(['read', 'delete'], 'OwnCard', { userId: ME }),
    ...allow('update', 'OwnCard', { userId: ME }, fields.writer),
  ],
})
