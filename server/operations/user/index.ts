import { type Context, signedIn } from '../../context'
import { crud } from '../../crud'
import { list, row } from '../../lists'
import type { FieldResolvers, Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { imageUrl, receiveImage } from '../../services/images'
import { checkedProfile } from '../../services/profile'
import { notAbove, refuseAbove, refuseOwnType } from '../../services/rank'
import { signOut } from '../../services/sign-in'
import { user as entity } from '../../tables/user'
import { oauthCallback } from './oauthCallback'
import { oauthRequest } from './oauthRequest'
import { policiesAccept } from './policiesAccept'
import { refreshTokens } from './refreshTokens'
import { userConfirmation } from './userConfirmation'
import { userDelete } from './userDelete'
import { userDisable } from './userDisable'
import { userEmailChange } from './userEmailChange'
import { userEmailConfirm } from './userEmailConfirm'
import { userEmailUpdate } from './userEmailUpdate'
import { userEnable } from './userEnable'
import { userExport } from './userExport'
import { userRolesUpdate } from './userRolesUpdate'
import { web3Confirmation } from './web3Confirmation'
import { web3Request } from './web3Request'
import { web3Validate } from './web3Validate'

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
