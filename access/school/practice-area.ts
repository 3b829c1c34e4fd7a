import { allow, noun } from '../rule'
import { holds } from '../viewer'

export const practiceArea = noun({
  operations: {
    practiceAreas: 'confirmed',
    practiceAreaCreate: 'manage_settings',
    practiceAreaUpdate: 'manage_settings',
    practiceAreaDelete: 'manage_settings',
  },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'PracticeArea') : []),
    ...(holds(viewer, 'manage_settings') ? allow(['create', 'update', 'delete'], 'PracticeArea') : []),
  ],
})
