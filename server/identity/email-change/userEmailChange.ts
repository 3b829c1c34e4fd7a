import type { Operation } from '../../kernel/graphql/operation'
import { liveLink } from '../sign-in/one-time-links'
import { changeBehind } from './email-change'
import { changeToUndo } from './email-undo'

/** Only looks, since mail scanners open links. */
export const userEmailChange: Operation<'userEmailChange'> = async ({ token }, context) =>
  (await changeToUndo(context.database, token, context.clock.now())) ??
  changeBehind(context.database, await liveLink(context, token, 'email-change'))
