import { eq } from 'drizzle-orm'
import { localPath } from '../../../rules/local-path'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { letter } from '../mails'
import { emailOf } from '../person/email'
import { users } from '../user/table'
import { makeLink } from './one-time-links'

export const web3Request: Operation<'web3Request'> = async (args, context) => {
  const email = emailOf(args.email)
  const path = localPath(args.redirectUri, '/')
  await write(context, async (writing) => {
    const link = await makeLink(context, writing, email)
    // Three links are alive: no fourth mail, and the same answer, since a stranger may be asking.
    if (!link) return
    const [account] = await writing.orm.select({ id: users.id }).from(users).where(eq(users.email, email))
    const to = new URL(`${context.settings.publicUrl}/login/${link.token}`)
    if (path !== '/') to.searchParams.set('to', path)
    await writing.queue(
      'mail',
      letter({
        to: email,
        subject: 'Your sign-in link for Articled',
        lines: ['Here is your link to sign in to Articled.'],
        action: { label: 'Sign in', url: to.href },
        after: [
          `Or type this code where you asked for it: ${link.code.slice(0, 4)} ${link.code.slice(4)}`,
          `Both work once, within ${link.minutes} minutes. If you did not ask for them, you can ignore this mail: nobody can sign in without it.`,
        ],
      }),
      { about: account?.id ?? null },
    )
    writing.after(() => context.jobs.wake())
  })
  return { sent: true, message: 'If this address can receive mail, a link is on its way.' }
}
