import { slot } from '../../booking/matrix-slot'
import { country } from '../../identity/country/matrix'
import { role } from '../../identity/role/matrix'
import { user } from '../../identity/user/matrix'
import { wallet } from '../../money/wallet/matrix'
import { mock } from '../../room/mock/matrix'
import { session } from '../../room/session/matrix'
import { examSitting } from '../../school/exam-sitting/matrix'
import { practiceArea } from '../../school/practice-area/matrix'
import { queueJob } from '../../school/queue-job/matrix'
import { sessionType } from '../../school/session-type/matrix'
import { identity } from './identity'

/** The access matrix: for each operation of the schema what every kind of person gets. */
export const sheets = [
  country,
  examSitting,
  identity,
  mock,
  practiceArea,
  queueJob,
  role,
  session,
  sessionType,
  slot,
  user,
  wallet,
]
