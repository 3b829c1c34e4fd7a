import { and, eq, ne } from 'drizzle-orm'
import { signedIn } from '../../context'
import { conflict } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { letter } from '../../services/mails'
import { makeLink } from '../../services/one-time-links'
import { refuseAbove } from '../../services/rank'
import { users } from '../../tables/user'
import { write } from '../../write'
import { emailOf } from './web3Request'

/** The new address gets a link whose click makes the change; the old one is told now. */
export const userEmailUpdate: Operation<'userEmailUpdate'> = async (args, context, info) => {
  const email = emailOf(args.email)
  return write(context, async (writing) => {
    await refuseAbove(writing, signedIn(context), args.id)
    if (await writing.orm.$count(users, and(eq(users.email, email), ne(users.id, args.id))))
      throw conflict('This address is in use.', { field: 'email' })
    const [account] = await writing.orm.select().from(users).where(eq(users.id, args.id))
    const link = await makeLink(context, writing, email, { changesUserId: args.id })
    if (!link)
      throw conflict('Three links to this address are still open. Please wait ten minutes.', { field: 'email' })
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
    return writing.reader.one('User', args.id, selectionOf(info))
  })
}
