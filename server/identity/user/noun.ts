import { imageUrl, receiveImage } from '../../files/images'
import { type Context, signedIn } from '../../kernel/context'
import type { FieldResolvers, Operation } from '../../kernel/graphql/operation'
import { list, row } from '../../kernel/read/lists'
import { selectionOf } from '../../kernel/read/selection'
import { crud } from '../../kernel/write/crud'
import { userEmailChange } from '../email-change/userEmailChange'
import { userEmailConfirm } from '../email-change/userEmailConfirm'
import { userEmailUpdate } from '../email-change/userEmailUpdate'
import { oauthCallback } from '../sign-in/oauthCallback'
import { oauthRequest } from '../sign-in/oauthRequest'
import { refreshTokens } from '../sign-in/refreshTokens'
import { signOut } from '../sign-in/sign-in'
import { web3Confirmation } from '../sign-in/web3Confirmation'
import { web3Request } from '../sign-in/web3Request'
import { web3Validate } from '../sign-in/web3Validate'
import { policiesAccept } from './policiesAccept'
import { checkedProfile } from './profile'
import { notAbove, refuseAbove, refuseOwnType } from './rank'
import { user as entity } from './table'
import { userConfirmation } from './userConfirmation'
import { userDelete } from './userDelete'
import { userDisable } from './userDisable'
import { userEnable } from './userEnable'
import { userExport } from './userExport'
import { userRolesUpdate } from './userRolesUpdate'

const people = crud(entity, {
  prepare: (values, context) => receiveImage(checkedProfile(values), 'avatar', context),
  changeable: { rows: notAbove, explain: (viewer, id, connection) => refuseAbove(connection, viewer, id) },
})

const currentUser: Operation<'currentUser'> = (_args, context, info) =>
  context.reader.one('User', context.viewer?.id ?? '', selectionOf(info))
const logout: Operation<'logout'> = async ({ refreshToken }, context) => {
  await signOut(context, refreshToken)
  return true
}
const userUpdate: Operation<'userUpdate'> = (args, context, info) => {
  refuseOwnType(signedIn(context), args)
  return people.update(args, context, info)
}
const userPracticeAreasUpdate: Operation<'userPracticeAreasUpdate'> = ({ id, practiceAreas }, context, info) =>
  people.update({ id, practiceAreas }, context, info)
const signInProviders: Operation<'signInProviders'> = async (_args, context) => [...context.identityProviders.values()]

export const user = {
  currentUser,
  logout,
  oauthCallback,
  oauthRequest,
  policiesAccept,
  refreshTokens,
  signInProviders,
  user: row('User'),
  userConfirmation,
  userDelete,
  userDisable,
  userEmailChange,
  userEmailConfirm,
  userEmailUpdate,
  userEnable,
  userExport,
  userPracticeAreasUpdate,
  userRolesUpdate,
  users: list('User'),
  userUpdate,
  web3Confirmation,
  web3Request,
  web3Validate,
}

const avatar = (source: { avatar: string | null }, _args: never, context: Context) => imageUrl(source.avatar, context)

export const userFields = { User: { avatar }, TutorPreview: { avatar } } satisfies FieldResolvers
