import { resource } from '../resource'

export const practiceArea = resource({
  list: 'practiceAreas',
  label: 'Practice areas',
  singular: 'practice area',
  path: '/settings/practice-areas',
  group: 'settings',
  ability: 'manage_settings',
  title: 'name',
  create: 'practiceAreaCreate',
  update: 'practiceAreaUpdate',
  remove: 'practiceAreaDelete',
  columns: ['name', 'shortName', 'bookingAllowed'],
  hidden: ['meetingAllowed', 'classroomAllowed'],
  defaults: { bookingAllowed: true },
  bulkRemove: true,
  live: ['PracticeArea'],
})
