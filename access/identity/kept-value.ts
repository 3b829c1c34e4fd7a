import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('KeptValue', { reader: ['id', 'name', 'value', 'updatedAt'] })

export const keptValue = noun({
  operations: { keptValues: 'confirmed', keptValueUpdate: 'confirmed' },
  fields: { KeptValue: fields },
  rules: () => allow('read', 'KeptValue', { userId: ME }),
})
