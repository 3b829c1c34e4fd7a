import { resource } from '../resource'

export const userSessionType = resource({
  list: 'userSessionTypes',
  label: 'Booking limits',
  singular: 'booking limit',
  title: 'sessionType.name',
  create: 'userSessionTypeCreate',
  update: 'userSessionTypeUpdate',
  remove: 'userSessionTypeDelete',
  columns: ['sessionType.name', 'limit'],
  labels: { 'sessionType.name': 'Session type', limit: 'Booked ahead at most' },
  live: ['UserSessionType'],
})
