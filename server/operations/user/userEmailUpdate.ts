import { and, eq, ne } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../context'
import { conflict, forbidden } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { requestEmailChange } from '../../services/email-change'
import { letter } from '../../services/mails'
import { makeLink } from '../../services/one-time-links'
import { refuseAbove } from '../../services/rank'
import { users } from '../../tables/user'
import { type Writing, write } from '../../write'
import { emailOf } from './web3Request'

/** One's own change is confirmed from both addresses, another's is for staff. */
export const userEmailUpdate: Operation<'userEmailUpdate'> = async (args, context, info) => {
  const email = emailOf(args.email)
  const viewer = signedIn(context)
  const isOwn = args.id === viewer.id
  if (!isOwn && !holds(viewer, 'manage_users')) throw forbidden()
  return write(context, async (writing) => {
    if (isOwn) await requestEmailChange(context, writing, email)
    else await changeByStaff(context, writing, args.id, email)
    return writing.reader.one('User', args.id, selectionOf(info))
  })
}

/** The new address gets a link whose click makes the change; the old one is told now. */
async function changeByStaff(context: Context, writing: Writing, userId: string, email: string) {
  await refuseAbove(writing, signedIn(context), userId)
  if (await writing.orm.$count(users, and(eq(users.email, email), ne(users.id, userId))))
    throw conflict('This address is in use.', { field: 'email' })
  const [account] = await writing.orm.select().from(users).where(eq(users.id, userId))
  const link = await makeLink(context, writing, email, { changesUserId: userId })
  if (!link) throw conflict('Three links to this address are still open. Please wait ten minutes.', { field: 'email' })
  const url = `${context.settings.publicUrl}/login/${link.token}`
  await writing.queue(
    'mail',
    letter({
      to: email,
      subject: 'Confirm your new address for Articled',
      lines: ['A member of our staff has been asked to use this address for your account.'],
      action: { label: 'Confirm and sign in', url },
      after: [`The link works once, within ${link.minutes} minutes.`],
    }),
  )
  if (account)
    await writing.queue(
      'mail',
      letter({
        to: account.email,
        subject: 'A change of your address on Articled',
        lines: [
          `Our staff have been asked to change your address to ${email}. The change is made once it is confirmed from there.`,
          'If you did not ask for this, please answer to our staff at once.',
        ],
      }),
    )
  writing.after(() => context.jobs.wake())
}
