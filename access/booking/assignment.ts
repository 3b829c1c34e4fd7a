import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('SessionDecline', { reader: ['id', 'sessionId', 'userId', 'user', 'reason', 'insertedAt'] })

export const assignment = noun({
  operations: { sessionAssignmentAccept: 'tutor', sessionAssignmentDecline: 'tutor' },
  fields: { SessionDecline: fields },
  rules: (viewer) => [
    ...allow('read', 'SessionDecline', { userId: ME }),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
      ? allow('read', 'SessionDecline')
      : []),
  ],
})
