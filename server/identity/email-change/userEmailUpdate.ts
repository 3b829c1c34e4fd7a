import { holds } from '../../../access/viewer'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { emailOf } from '../person/email'
import { refuseAbove } from '../person/rank'
import { requestChangeByStaff, requestEmailChange } from './email-change'

/** A person's own change is confirmed from both addresses; staff may change another's. */
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
