import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('NotificationPreference', { reader: ['kind', 'email', 'updatedAt'] })

export const notificationPreference = noun({
  operations: { notificationPreferences: 'confirmed', notificationPreferencesUpdate: 'confirmed' },
  fields: { NotificationPreference: fields },
  rules: () => allow('read', 'NotificationPreference', { userId: ME }),
})
