import { allow, ME, noun } from '../rule'

export const notificationPreference = noun({
  operations: { notificationPreferences: 'confirmed', notificationPreferencesUpdate: 'confirmed' },
  rules: () => allow('read', 'NotificationPreference', { userId: ME }),
})
