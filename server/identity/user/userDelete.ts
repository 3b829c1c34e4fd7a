import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SessionStatus } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { expireVisits } from '../../money/billing'
import { adjustment, lockWallet, move } from '../../money/ledger'
import { sessionAttendees, sessions } from '../../room/session/table'
import { letter } from '../mails'
import { emailOf } from '../sign-in/web3Request'
import { erasePerson } from './erasure'
import { refuseLastAdmin } from './rank'
import { users } from './table'

const notOver: SessionStatus[] = ['pending', 'booked', 'in_progress', 'ready', 'marking', 'in_review']

export const userDelete: Operation<'userDelete'> = async (args, context) => {
  const { id } = signedIn(context)
  const email = emailOf(args.email)
  return write(context, async (writing) => {
    // The wallet first, as every movement of money does.
    const { balance } = await lockWallet(writing, id)
    const [account] = await writing.orm.select().from(users).where(eq(users.id, id)).for('update')
    if (!account) throw notFound('User')
    if (account.email !== email) throw invalid('email', 'This is not the address of your account.')
    await refuseLastAdmin(writing, id)
    await refuseUnfinished(writing, id)
    await giveUp(writing, id, balance, args.giveUpBalance ?? 0)
    await expireVisits(context, writing, id)
    await erasePerson(context, writing, id)
    await writing.queue(
      'mail',
      letter({
        to: email,
        subject: 'Your account on Articled has been deleted',
        lines: [
          'Your account has been deleted, as you asked. Your profile, your work and your files are gone.',
          'The amounts and dates of payments are kept without your name, as tax law asks. You can make a new account with this address at any time.',
        ],
      }),
      { about: null },
    )
    writing.after(() => context.jobs.wake())
    return { id }
  })
}

/** Somebody counts on each session that is not over: the other side of it, or the person themselves. Throws CONFLICT. */
async function refuseUnfinished({ orm }: Writing, userId: string) {
  const [session] = await orm
    .select({ name: sessions.name, role: sessionAttendees.role })
    .from(sessionAttendees)
    .innerJoin(sessions, eq(sessions.id, sessionAttendees.sessionId))
    .where(and(eq(sessionAttendees.userId, userId), inArray(sessions.status, notOver)))
    .orderBy(asc(sessions.startAt))
    .limit(1)
  if (!session) return
  throw conflict(
    session.role === 'candidate'
      ? `${session.name} is not over yet. Please cancel it, or wait for its marks, and delete your account then.`
      : `${session.name} still needs you. Please finish it, or ask our staff to give it to somebody else, and delete your account then.`,
  )
}

/** Money is lost only where the person names all of it. Throws CONFLICT. */
async function giveUp(writing: Writing, userId: string, balance: number, given: number) {
  if (balance !== given)
    throw conflict('There is money in your wallet. Spend it, ask for it back, or give all of it up.', {
      field: 'giveUpBalance',
      balance,
    })
  if (balance > 0)
    await move(writing, {
      userId,
      type: 'adjustment',
      description: 'Given up with the account',
      amount: -balance,
      against: adjustment,
    })
}
