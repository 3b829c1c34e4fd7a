import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                      anonymous        unconfirmed  disabled  student  another  tutor  unassigned  staff  supervisor  admin
notificationPreferences        unauthenticated  forbidden    disabled  some     some     some   some        some   some        some
notificationPreferencesUpdate  unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
notificationSettings           unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
notificationSettingsUpdate     unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
`,
  {
    notificationPreferencesUpdate: () => ({ kind: 'news', email: true }),
    notificationSettingsUpdate: () => ({ digest: 'daily', digestAt: 600 }),
  },
)
