import type { Operation } from '../../operation'
import { changeBehind } from '../../services/email-change'
import { changeToUndo } from '../../services/email-undo'
import { liveLink } from '../../services/one-time-links'

/** Looks only, since mail scanners open links. */
export const userEmailChange: Operation<'userEmailChange'> = async ({ token }, context) =>
  (await changeToUndo(context.database, token, context.clock.now())) ??
  changeBehind(context.database, await liveLink(context, token, 'email-change'))
