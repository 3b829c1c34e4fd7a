import { holds } from '../../../access/viewer'
import { signedIn } from '../../context'
import { forbidden } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { requestChangeByStaff, requestEmailChange } from '../../services/email-change'
import { refuseAbove } from '../../services/rank'
import { write } from '../../write'
import { emailOf } from './web3Request'

/** One's own change is confirmed from both addresses, another's is for staff. */
export const userEmailUpdate: Operation<'userEmailUpdate'> = async (args, context, info) => {
  const email = emailOf(args.email)
  const viewer = signedIn(context)
  const isOwn = args.id === viewer.id
  if (!isOwn && !holds(viewer, 'manage_users')) throw forbidden()
  return write(context, async (writing) => {
    if (!isOwn) await refuseAbove(writing, viewer, args.id)
    const request = isOwn ? requestEmailChange : requestChangeByStaff
    await request(context, writing, args.id, email)
    writing.after(() => context.jobs.wake())
    return writing.reader.one('User', args.id, selectionOf(info))
  })
}
