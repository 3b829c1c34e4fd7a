import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { notificationPreferences } from './notificationPreferences'
import { notificationPreferencesUpdate } from './notificationPreferencesUpdate'
import { notificationPreference as entity } from './table'

export const notificationPreference = noun({
  entities: [entity],
  operations: { notificationPreferences, notificationPreferencesUpdate },
  erasure: 'goes with the account',
  exported: { notifications: ['NotificationPreference', fields('kind', 'email', 'updatedAt')] },
})
