import { notificationPreferences } from './notificationPreferences'
import { notificationPreferencesUpdate } from './notificationPreferencesUpdate'

export const notificationPreference = { notificationPreferences, notificationPreferencesUpdate }
