import { signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { fields, selectionOf } from '../../kernel/read/selection'
import { anyChange } from '../../kernel/realtime/feed'
import { checkedProfile } from '../person/profile'
import { notAbove, refuseAbove, refuseOwnType } from '../person/rank'
import { holdPaymentStatus, settleDue } from './payment-status'
import { policiesAccept } from './policiesAccept'
import { user as entity, tutorPreview } from './table'
import { userConfirmation } from './userConfirmation'
import { userDelete } from './userDelete'
import { userDisable } from './userDisable'
import { userEnable } from './userEnable'
import { userExport } from './userExport'
import { userRoleAdd } from './userRoleAdd'
import { userRolesUpdate } from './userRolesUpdate'

const people = crud(entity, {
  prepare: checkedProfile,
  changeable: { rows: notAbove, explain: (viewer, id, connection) => refuseAbove(connection, viewer, id) },
  settle: ({ id }, writing) => holdPaymentStatus(writing, id),
  settles: ({ paymentStatus }) => paymentStatus !== undefined,
})

const currentUser: Operation<'currentUser'> = (_args, context, info) =>
  context.reader.one('User', context.viewer?.id ?? '', selectionOf(info))
const userUpdate: Operation<'userUpdate'> = (args, context, info) => {
  refuseOwnType(signedIn(context), args)
  return people.update(args, context, info)
}
const userPracticeAreasUpdate: Operation<'userPracticeAreasUpdate'> = ({ id, practiceAreas }, context, info) =>
  people.update({ id, practiceAreas }, context, info)

const profile = {
  ...fields(
    'email',
    'firstName',
    'lastName',
    'nickname',
    'address',
    'timezone',
    'locale',
    'type',
    'role',
    'preparation',
  ),
  ...fields('zoomId', 'linkedIn', 'skype', 'summary', 'insertedAt', 'confirmedAt', 'lastSeenAt'),
  ...fields('termsConditionsAccepted', 'privacyPolicyAccepted', 'pricePolicyAccepted'),
  ...fields('termsConditionsVersion', 'privacyPolicyVersion', 'pricePolicyVersion'),
  country: fields('name'),
  practiceAreas: fields('name'),
}

export const user = noun({
  entities: [entity, tutorPreview],
  operations: {
    currentUser,
    policiesAccept,
    user: row('User'),
    userConfirmation,
    userDelete,
    userDisable,
    userEnable,
    userExport,
    userPracticeAreasUpdate,
    userRoleAdd,
    userRolesUpdate,
    users: list('User'),
    userUpdate,
  },
  feeds: { userUpdated: { sends: 'row', type: 'User', kinds: anyChange } },
  rates: { userUpdate: perPerson(120), userDelete: perPerson(20), userExport: perPerson(10) },
  constraints: { users_email_unique: () => alreadyThere('This address is in use.', 'email') },
  erasure: 'the account itself',
  whenDue: (services) => () => settleDue(services),
  exported: { profile: ({ reader }, userId) => reader.one('User', userId, profile) },
  unwatched: { payment_histories: 'follow from movements, which are watched' },
  unrecorded: { policiesAccept: 'their own', userEnable: 'this person is not disabled' },
})
