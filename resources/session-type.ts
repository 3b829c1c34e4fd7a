import { resource } from './resource'

export const sessionType = resource({
  list: 'sessionTypes',
  label: 'Session types',
  singular: 'session type',
  path: '/settings/session-types',
  group: 'Settings',
  ability: 'manage_settings',
  title: 'name',
  one: 'sessionType',
  create: 'sessionTypeCreate',
  update: 'sessionTypeUpdate',
  remove: 'sessionTypeDelete',
  columns: ['name', 'group', 'mode', 'status', 'price', 'reschedulePrice', 'duration', 'bookingAllowed'],
  more: ['practiceAreas.shortName'],
  labels: { group: 'Format', mode: 'How it runs', techName: 'Technical name', duration: 'Minutes', parentId: 'Below', 'practiceAreas.shortName': 'Practice areas' },
  filters: ['mode'],
  tree: 'parentId',
  bulkRemove: true,
  tabs: [
    {
      path: '',
      label: 'Details',
      fields: [
        'shortName', 'techName', 'group', 'mode', 'category', 'status', 'price', 'reschedulePrice', 'freeUntilHours', 'noticeHours', 'duration', 'preparationTime',
        'windowLength', 'breakTime', 'chat', 'marksheet', 'drawingTools', 'academicReview', 'reminderType', 'reminderTime', 'bookingAllowed', 'meetingAllowed',
        'classroomAllowed', 'purchaseAllowed', 'practiceAreas.name', 'policyVersion', 'description',
      ],
      related: [{ label: 'Criteria', field: 'criteria', columns: ['title', 'description', 'kind', 'weight'] }],
    },
  ],
  sections: [
    {
      title: 'What it is',
      note: 'Students see the name and the description when they book.',
      fields: ['name', 'shortName', 'techName', 'parentId', 'group', 'mode', 'category', 'status', 'practiceAreas', 'description', 'image'],
    },
    {
      title: 'Price and length',
      note: 'Changes apply to new bookings. Quotes already given keep their price.',
      fields: ['price', 'reschedulePrice', 'freeUntilHours', 'noticeHours', 'duration', 'preparationTime', 'windowLength', 'breakTime'],
    },
    {
      title: 'In the classroom',
      note: 'Which windows open, and who marks.',
      fields: ['criteria', 'marksheet', 'academicReview', 'chat', 'drawingTools', 'reminderType', 'reminderTime'],
    },
    { title: 'Where it is used', fields: ['bookingAllowed', 'meetingAllowed', 'classroomAllowed', 'purchaseAllowed'] },
  ],
  defaults: {
    status: 'draft', preparationTime: 0, windowLength: 7, freeUntilHours: 24, noticeHours: 24, breakTime: 10, marksheet: true, reminderType: 'email',
    reminderTime: 60, bookingAllowed: true, classroomAllowed: true, purchaseAllowed: true,
  },
  live: ['SessionType'],
})
