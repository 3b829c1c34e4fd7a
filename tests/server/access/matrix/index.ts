import { country } from './country'
import { examSitting } from './exam-sitting'
import { identity } from './identity'
import { mock } from './mock'
import { practiceArea } from './practice-area'
import { queueJob } from './queue-job'
import { role } from './role'
import { session } from './session'
import { sessionType } from './session-type'
import { slot } from './slot'
import { user } from './user'
import { wallet } from './wallet'

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
