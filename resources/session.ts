import { resource } from './resource'

export const session = resource({
  list: 'sessions',
  label: 'Sessions',
  singular: 'session',
  path: '/sessions',
  ability: 'view_all_sessions',
  title: 'name',
  one: 'session',
  update: 'sessionUpdate',
  remove: 'sessionDelete',
  columns: ['name', 'practiceArea.name', 'attendees.user.fullName', 'startAt', 'deadline', 'status', 'assignmentStatus', 'price'],
  more: ['sessionType.name', 'mock.name'],
  labels: {
    name: 'Session type', 'practiceArea.name': 'Practice area', 'attendees.user.fullName': 'Attendees', startAt: 'Start',
    assignmentStatus: 'Tutor', 'sessionType.name': 'Type', 'mock.name': 'Mock', marked: 'Marks released',
  },
  filters: ['status', 'assignmentStatus', 'sessionTypeId', 'practiceAreaId', 'userId', 'from', 'until'],
  choices: { status: 'SessionStatus' },
  order: { by: 'start_at', direction: 'desc' },
  tabs: [
    {
      path: '',
      label: 'Details',
      fields: [
        'startAt', 'endAt', 'status', 'assignmentStatus', 'sessionType.name', 'practiceArea.name', 'mock.name', 'price', 'accessOpen', 'accessClose',
        'deadline', 'readyAt', 'marked', 'finalMark', 'zoomId', 'timezone', 'cancelReason', 'unreadyMessage', 'review', 'internalReview',
      ],
      related: [
        {
          label: 'Attendees', field: 'attendees', columns: ['user.fullName', 'role', 'user.email'], create: 'sessionAttendeeCreate', by: 'sessionId',
          remove: 'sessionAttendeeDelete', among: 'allowed',
        },
        { label: 'Materials', field: 'materials', columns: ['file.title', 'file.contentType', 'file.studentCanView', 'file.insertedAt'], remove: 'sessionMaterialDelete' },
        { label: 'Answers', field: 'answers', columns: ['file.title', 'file.contentType', 'file.insertedAt'] },
      ],
    },
  ],
  actions: [
    { operation: 'sessionUpdateLink', label: 'Set video room', among: 'allowed' },
    { operation: 'sessionUpdateStatus', label: 'Change status', among: 'allowed' },
    { operation: 'sessionUpdateUnready', label: 'Hand back', among: 'allowed' },
    { operation: 'sessionGenerateAlarmEmail', label: 'Send reminder', among: 'allowed', bulk: true },
    { operation: 'sessionGenerateSuggestedAnswer', label: 'Add suggested answer', among: 'allowed' },
    { operation: 'sessionUpdateNoShow', label: 'Record no-show', among: 'allowed', danger: true },
    { operation: 'sessionCancel', label: 'Cancel session', among: 'allowed', danger: true, note: 'The refund is what the policy of the booking gives.' },
  ],
  live: ['Session', 'SessionAttendee', 'SessionMaterial', 'SessionAnswer'],
})
