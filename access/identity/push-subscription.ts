import { allow, audiences, ME, NOW, noun } from '../rule'

const fields = audiences('PushSubscription', { reader: ['id', 'insertedAt', 'current'] })

export const pushSubscription = noun({
  operations: {
    pushSubscriptions: 'confirmed',
    pushPublicKey: 'confirmed',
    pushSubscriptionCreate: 'confirmed',
    pushSubscriptionDelete: 'confirmed',
    pushSubscriptionTest: 'confirmed',
  },
  unseen: ['pushSubscriptions'],
  fields: { PushSubscription: fields },
  rules: () =>
    allow('read', 'PushSubscription', {
      userId: ME,
      signIn: { $elemMatch: { endedAt: null, expiresAt: { $gt: NOW } } },
    }),
})
