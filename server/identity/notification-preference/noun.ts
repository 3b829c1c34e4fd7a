import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { notificationPreferences } from './notificationPreferences'
import { notificationPreferencesUpdate } from './notificationPreferencesUpdate'
import { notificationSettings, notificationSettingsUpdate, settingsOf } from './settings'
import { notificationPreference as entity } from './table'

export const notificationPreference = noun({
  entities: [entity],
  operations: {
    notificationPreferences,
    notificationPreferencesUpdate,
    notificationSettings,
    notificationSettingsUpdate,
  },
  erasure: 'goes with the account',
  exported: {
    notificationChoices: ['NotificationPreference', fields('kind', 'inApp', 'email', 'push', 'updatedAt')],
    notificationSettings: (context) => settingsOf(context),
  },
  unwatched: { notification_preferences: 'each person’s own', notification_settings: 'each person’s own' },
  outOfReach: { notification_preferences_once: 'set again where it is there' },
  unrecorded: { notificationPreferencesUpdate: 'their own', notificationSettingsUpdate: 'their own' },
})
