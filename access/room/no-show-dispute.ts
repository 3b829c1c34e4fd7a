import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('NoShowDispute', {
  reader: [
    'id',
    'sessionId',
    'reason',
    'message',
    'insertedAt',
    'answerBy',
    'outcome',
    'answer',
    'resolvedAt',
    'rebookUntil',
    'rebookedSessionId',
    'session',
  ],
})

export const noShowDispute = noun({
  operations: { sessionNoShowDispute: 'confirmed', sessionNoShowResolve: 'manage_sessions' },
  fields: { NoShowDispute: fields },
  rules: (viewer) => [
    ...allow('read', 'NoShowDispute', { session: { $elemMatch: { attendees: { $elemMatch: { userId: ME } } } } }),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions']) ? allow('read', 'NoShowDispute') : []),
  ],
})
