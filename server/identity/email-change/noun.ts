import { perAddress, perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { userEmailChange } from './userEmailChange'
import { userEmailConfirm } from './userEmailConfirm'
import { userEmailUpdate } from './userEmailUpdate'

export const emailChange = noun({
  entities: [],
  operations: { userEmailChange, userEmailConfirm, userEmailUpdate },
  rates: { userEmailChange: perAddress(60), userEmailConfirm: perAddress(30), userEmailUpdate: perPerson(20) },
  erasure: 'goes with the account',
  // The profile shows a change that was made.
  exported: 'nothing of a person',
  outOfReach: { email_changes_undoHash_unique: 'random' },
  unrecorded: { userEmailChange: 'a sign-in' },
})
