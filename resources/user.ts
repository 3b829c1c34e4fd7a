import { resource } from './resource'

export const user = resource({
  list: 'users',
  label: 'Users',
  singular: 'user',
  path: '/users',
  ability: 'view_all_users',
  title: 'fullName',
  one: 'user',
  update: 'userUpdate',
  columns: ['fullName', 'email', 'type', 'roles.name', 'preparation', 'paymentStatus', 'contactStatus', 'followUp', 'lastSeenAt'],
  more: ['country.name', 'practiceAreas.name'],
  labels: { fullName: 'Name', 'roles.name': 'Roles', 'practiceAreas.name': 'Practice areas', 'country.name': 'Country', insertedAt: 'Signed up', linkedIn: 'LinkedIn' },
  filters: [
    'types', 'preparation', 'paymentStatus', 'contactStatus', 'from', 'until', 'followUpFrom', 'followUpUntil',
    'qualificationSqe1', 'qualificationSqe2', 'qualificationHra',
  ],
  order: { by: 'inserted_at', direction: 'desc' },
  tabs: [
    {
      path: 'profile',
      label: 'Profile',
      fields: [
        'fullName', 'nickname', 'email', 'type', 'role', 'roles.name', 'preparation', 'country.name', 'timezone', 'practiceAreas.name', 'paymentStatus',
        'contactStatus', 'followUp', 'insertedAt', 'confirmedAt', 'lastSeenAt', 'disabledAt', 'address', 'zoomId', 'linkedIn', 'skype', 'summary',
      ],
      related: [{ label: 'Booking limits', list: 'userSessionTypes', by: 'userId' }],
    },
    { path: 'wallet', label: 'Wallet', related: [{ label: 'Transactions', list: 'transactions', by: 'userId', hide: ['user.fullName'] }] },
    { path: 'mocks', label: 'Mocks', related: [{ label: 'Mock permissions', list: 'mockPermissions', by: 'userId', hide: ['user.fullName'] }] },
    { path: 'sessions', label: 'Sessions', related: [{ label: 'Sessions', list: 'sessions', by: 'userId' }] },
    { path: 'payments', label: 'Payments', related: [{ label: 'Purchases', list: 'billingSessions', by: 'userId', hide: ['user.fullName'] }] },
  ],
  sections: [
    { title: 'Person', fields: ['firstName', 'lastName', 'nickname', 'avatar', 'country', 'timezone', 'address', 'zoomId', 'linkedIn', 'skype', 'summary'] },
    { title: 'For staff', note: 'The person does not see these.', fields: ['type', 'preparation', 'paymentStatus', 'contactStatus', 'followUp', 'meta'] },
  ],
  actions: [
    { operation: 'userRolesUpdate', label: 'Change roles' },
    { operation: 'userEmailUpdate', label: 'Change e-mail' },
    { operation: 'userPracticeAreasUpdate', label: 'Change practice areas' },
    { operation: 'walletWithdraw', by: 'userId', label: 'Withdraw from wallet', danger: true },
    { operation: 'userEnable', label: 'Enable', when: 'disabledAt' },
    { operation: 'userDisable', label: 'Disable', unless: 'disabledAt', danger: true, note: 'The person is signed out everywhere at once and cannot sign in.' },
  ],
  live: ['User', 'Wallet', 'UserSessionType'],
})
