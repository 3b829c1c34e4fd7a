import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { sessionAssign } from './sessionAssign'
import { sessionAssignmentAccept } from './sessionAssignmentAccept'
import { sessionAssignmentDecline } from './sessionAssignmentDecline'
import { sessionTutors } from './sessionTutors'
import { sessionDecline as entity } from './table'

/** Who conducts a session: the assignment by staff, and whether the tutor takes it. */
export const assignment = noun({
  entities: [entity],
  operations: { sessionTutors, sessionAssign, sessionAssignmentAccept, sessionAssignmentDecline },
  erasure: 'goes with the account',
  exported: { sessionsDeclined: ['SessionDecline', fields('sessionId', 'reason', 'insertedAt')] },
  outOfReach: { session_declines_once: 'written again where it is there' },
})
