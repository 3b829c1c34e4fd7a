import type { Operation } from '../../kernel/graphql/operation'
import { perAddress } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { createViewers } from '../viewer/viewers'
import { eraseSignIns } from './erasure'
import { createForgetting } from './forget-stale'
import { oauthCallback } from './oauthCallback'
import { oauthRequest } from './oauthRequest'
import { refreshTokens } from './refreshTokens'
import { signOut } from './sign-in'
import { web3Confirmation } from './web3Confirmation'
import { web3Request } from './web3Request'
import { web3Validate } from './web3Validate'

const logout: Operation<'logout'> = async ({ refreshToken }, context) => {
  await signOut(context, refreshToken)
  return true
}
const signInProviders: Operation<'signInProviders'> = async (_args, context) => [...context.identityProviders.values()]

export const signIn = noun({
  entities: [],
  operations: {
    logout,
    oauthCallback,
    oauthRequest,
    refreshTokens,
    signInProviders,
    web3Confirmation,
    web3Request,
    web3Validate,
  },
  rates: {
    web3Request: perAddress(20),
    web3Validate: perAddress(60),
    web3Confirmation: perAddress(30),
    oauthRequest: perAddress(30),
    oauthCallback: perAddress(30),
    refreshTokens: perAddress(300),
  },
  gained: { oauth_requests: 'expires_at' },
  erasure: { erase: eraseSignIns },
  // Sign-ins are exported as devices.
  exported: 'nothing of a person',
  whenDue: createForgetting,
  services: (kernel) => ({ viewers: createViewers(kernel) }),
  unwatched: {
    oauth_requests: 'a sign-in',
    one_time_links: 'a sign-in, with secrets',
    sign_ins: 'a sign-in, with secrets',
    spent_tokens: 'a sign-in, with secrets',
  },
  outOfReach: { one_time_links_tokenHash_unique: 'random', sign_ins_tokenHash_unique: 'random' },
  unrecorded: {
    logout: 'their own',
    oauthRequest: 'a sign-in',
    refreshTokens: 'a sign-in',
    web3Request: 'a sign-in',
    web3Validate: 'a sign-in',
  },
})
