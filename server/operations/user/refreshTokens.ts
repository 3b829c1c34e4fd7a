import type { Operation } from '../../operation'
import { readAs } from '../../services/read-as'
import { rotate } from '../../services/sign-in'

export const refreshTokens: Operation<'refreshTokens'> = async ({ refreshToken }, context, info) => {
  const tokens = await rotate(context, refreshToken)
  return { ...tokens, user: await readAs(context, tokens, info) }
}
