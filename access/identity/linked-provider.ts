import { allow, ME, noun } from '../rule'

export const linkedProvider = noun({
  operations: {
    linkedProviders: 'confirmed',
    providerLinkRequest: 'confirmed',
    providerLink: 'confirmed',
    providerUnlink: 'confirmed',
  },
  rules: () => allow(['read', 'delete'], 'LinkedProvider', { userId: ME }),
})
