import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('NotificationPreference', { reader: ['kind', 'inApp', 'email', 'push', 'updatedAt'] })

export const notificationPreference = noun({
  operations: {
    notificationPreferences: 'confirmed',
    notificationPreferencesUpdate: 'confirmed',
    notificationSettings: 'confirmed',
    notificationSettingsUpdate: 'confirmed',
  },
  fields: { NotificationPreference: fields },
  rules: () => allow('read', 'NotificationPreference', { userId: ME }),
})
