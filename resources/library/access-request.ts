import { resource } from '../resource'

export const accessRequest = resource({
  list: 'accessRequests',
  label: 'Requests for access',
  singular: 'request for access',
  path: '/library/settings/requests',
  group: 'library',
  ability: 'manage_content',
  empty: {
    title: 'Nobody has asked for access yet',
    words: 'Who asks for a restricted bundle appears here.',
  },
  title: 'userName',
  columns: ['userName', 'bundle.title', 'message', 'nextSitting', 'status', 'insertedAt', 'answer', 'answeredAt'],
  filters: ['status', 'bundleId'],
  views: [{ label: 'Open', filters: () => ({ status: 'open' }), waits: true }],
  labels: {
    userName: 'Who asks',
    'bundle.title': 'Bundle',
    nextSitting: 'Sits next',
    insertedAt: 'Asked',
    answeredAt: 'Answered',
  },
  actions: [
    { operation: 'accessRequestAccept', label: 'Let in', is: { status: 'open' } },
    { operation: 'accessRequestDecline', label: 'Decline', is: { status: 'open' }, danger: true },
  ],
  live: ['AccessRequest'],
})
