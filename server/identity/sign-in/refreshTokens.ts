import type { Operation } from '../../kernel/graphql/operation'
import { readAs } from './read-as'
import { rotate } from './sign-in'

export const refreshTokens: Operation<'refreshTokens'> = async ({ refreshToken }, context, info) => {
  const tokens = await rotate(context, refreshToken)
  return { ...tokens, user: await readAs(context, tokens, info) }
}
