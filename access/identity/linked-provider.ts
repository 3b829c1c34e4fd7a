import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('LinkedProvider', { reader: ['id', 'provider', 'name', 'email', 'insertedAt', 'lastUsedAt'] })

export const linkedProvider = noun({
  operations: {
    linkedProviders: 'confirmed',
    providerLinkRequest: 'confirmed',
    providerLink: 'confirmed',
    providerUnlink: 'confirmed',
  },
  unseen: ['linkedProviders'],
  fields: { LinkedProvider: fields },
  rules: () => allow(['read', 'delete'], 'LinkedProvider', { userId: ME }),
})
