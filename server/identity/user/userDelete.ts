import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { inLocale } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { letter } from '../mails'
import { emailOf } from '../person/email'
import { refuseLastAdmin } from '../person/rank'
import { erasePerson } from './erasure'
import { users } from './table'

export const userDelete: Operation<'userDelete'> = async (args, context) => {
  const { id } = signedIn(context)
  const email = emailOf(args.email)
  const leaving = { userId: id, email, giveUpBalance: args.giveUpBalance ?? 0 }
  return write(context, async (writing) => {
    const [known] = await writing.orm.select({ email: users.email }).from(users).where(eq(users.id, id))
    if (known && known.email !== email) throw invalid('email', 'This is not the address of your account.')
    // Before the account is locked, because a transaction locks the wallet first and the account second.
    for (const { erasure } of context.nouns.toReversed())
      if (typeof erasure === 'object') await erasure.refuse?.(writing, leaving, context)
    const [account] = await writing.orm.select().from(users).where(eq(users.id, id)).for('update')
    if (!account) throw notFound('User')
    if (account.email !== email) throw invalid('email', 'This is not the address of your account.')
    await refuseLastAdmin(writing, id)
    await erasePerson(context, writing, leaving)
    await writing.queue(
      'mail',
      inLocale(account.locale, () =>
        letter({
          to: email,
          subject: 'Your account on Articled has been deleted',
          lines: [
            'Your account has been deleted, as you asked. Your profile, your work and your files are gone.',
            'The amounts and dates of payments are kept without your name, as tax law asks. You can make a new account with this address at any time.',
          ],
        }),
      ),
      { about: null },
    )
    writing.after(() => context.jobs.wake())
    return { id }
  })
}
