import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('SessionDecline', { reader: ['id', 'sessionId', 'userId', 'user', 'reason', 'insertedAt'] })

const tutorFields = audiences('SessionTutor', {
  reader: ['userId', 'tutor', 'role', 'time', 'load', 'thisWeek', 'toMark'],
})

export const assignment = noun({
  operations: {
    sessionTutors: ['assign_tutors', 'manage_sessions'],
    sessionAssign: ['assign_tutors', 'manage_sessions'],
    sessionAssignmentAccept: 'tutor',
    sessionAssignmentDecline: 'tutor',
  },
  fields: { SessionDecline: fields, SessionTutor: tutorFields },
  rules: (viewer) => [
    ...allow('read', 'SessionDecline', { userId: ME }),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
      ? allow('read', 'SessionDecline')
      : []),
  ],
})
