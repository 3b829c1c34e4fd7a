import { resource } from '../resource'

export const transaction = resource({
  list: 'transactions',
  label: 'Transactions',
  singular: 'transaction',
  path: '/billing/transactions',
  group: 'billing',
  ability: 'manage_billing',
  empty: {
    title: 'No money has moved yet',
    words: 'Top-ups, bookings and refunds appear here as they happen.',
  },
  title: 'description',
  columns: ['insertedAt', 'user.fullName', 'type', 'description', 'status', 'amount', 'balanceAfter'],
  phone: { name: 'description', end: 'amount', facts: ['insertedAt', 'user.fullName', 'type'] },
  more: ['user.email'],
  labels: {
    insertedAt: 'When',
    from: 'Dated from',
    until: 'Dated until',
    'user.fullName': 'User',
    'user.email': 'E-mail',
    userType: 'Type of user',
    mockSessionType: 'Session type of the mock',
  },
  filters: ['type', 'status', 'from', 'until', 'userId', 'userType', 'studyGroupId', 'mockId', 'mockSessionTypeId'],
  views: [
    { label: 'Today', filters: (day) => ({ from: day(0) }) },
    { label: 'Top-ups', filters: () => ({ type: 'topup' }) },
    { label: 'Refunds', filters: () => ({ type: 'refund' }) },
    { label: 'By hand', filters: () => ({ type: 'adjustment' }) },
  ],
  order: { by: 'inserted_at', direction: 'desc' },
  live: ['Transaction', 'Wallet'],
})
