import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'
import { candidateHere, markerHere } from './attendance'

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
    ...[candidateHere, markerHere].flatMap((here) =>
      allow('read', 'NoShowDispute', { session: { $elemMatch: { attendees: { $elemMatch: here } } } }),
    ),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions']) ? allow('read', 'NoShowDispute') : []),
  ],
})
