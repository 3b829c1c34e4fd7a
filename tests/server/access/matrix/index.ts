import { country } from './country'
import { identity } from './identity'
import { mock } from './mock'
import { practiceArea } from './practice-area'
import { role } from './role'
import { session } from './session'
import { sessionType } from './session-type'
import { slot } from './slot'
import { user } from './user'
import { wallet } from './wallet'

/** The access matrix: for each operation of the schema what every kind of person gets. */
export const sheets = [country, identity, mock, practiceArea, role, session, sessionType, slot, user, wallet]
