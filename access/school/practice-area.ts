import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('PracticeArea', {
  reader: ['id', 'name', 'shortName', 'bookingAllowed', 'meetingAllowed', 'classroomAllowed'],
})

export const practiceArea = noun({
  operations: {
    practiceAreas: 'confirmed',
    practiceAreaCreate: 'manage_settings',
    practiceAreaUpdate: 'manage_settings',
    practiceAreaDelete: 'manage_settings',
  },
  fields: { PracticeArea: fields },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'PracticeArea') : []),
    ...(holds(viewer, 'manage_settings') ? allow(['create', 'update', 'delete'], 'PracticeArea') : []),
  ],
})
