import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { sessionAssignmentAccept } from './sessionAssignmentAccept'
import { sessionAssignmentDecline } from './sessionAssignmentDecline'
import { sessionDecline as entity } from './table'

/** Whether a tutor takes the session that they are assigned to. */
export const assignment = noun({
  entities: [entity],
  operations: { sessionAssignmentAccept, sessionAssignmentDecline },
  erasure: 'goes with the account',
  exported: { sessionsDeclined: ['SessionDecline', fields('sessionId', 'reason', 'insertedAt')] },
  outOfReach: { session_declines_once: 'written again where it is there' },
})
