import { eq } from 'drizzle-orm'
import { beginsAtBooking } from '../../../rules/booking/start'
import type { QuerySessionQuoteArgs } from '../../../schema/generated/types'
import type { Context } from '../../kernel/context'
import { conflict, invalid, slotTaken } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { lockWallet } from '../../money/ledger'
import { accounts } from '../../money/wallet/table'
import { paidFor } from '../../room/life/payments'
import { chosenStart } from '../starts/chosen-start'
import { startsFor } from '../starts/free-starts'
import { type Booking, lockedBooking } from './booked-session'
import { studentOf } from './for-whom'
import { onTermsOf, refuseNarrowed, rulesFor } from './narrowing'
import { costsOfChange, keptQuote, moveFee, refundOf, shownQuote, timesOf } from './policy'
import { bookable, refuseUnsold } from './reserve'
import { termsOf } from './terms'

/** The price, from the same functions that book, move and cancel. */
export const sessionQuote: Operation<'sessionQuote'> = async (args, context) =>
  args.purpose === 'book' && !args.sessionId ? quoteToBook(args, context) : quoteToChange(args, context)

async function quoteToBook(
  { sessionTypeId, practiceAreaId, startAt, forUserId }: QuerySessionQuoteArgs,
  context: Context,
) {
  if (!sessionTypeId) throw invalid('sessionTypeId', 'Field is required')
  if (!practiceAreaId) throw invalid('practiceAreaId', 'Field is required')
  const studentId = studentOf(context, forUserId)
  const type = await bookable(context.database, sessionTypeId, practiceAreaId)
  const now = context.clock.now()
  const at = chosenStart(type, startAt, now)
  const asking = { ...context.database, now, nouns: context.nouns }
  const rules = await rulesFor(asking, studentId)
  if (!forUserId) refuseNarrowed(rules, type, at)
  const question = {
    type,
    practiceAreaId,
    studentId,
    now,
    from: at,
    until: new Date(at.getTime() + 1),
  }
  if (!(await startsFor({ connection: context.database, timetables: context.timetables }, question)).length)
    throw slotTaken()
  const [wallet] = await context.database.orm.select().from(accounts).where(eq(accounts.userId, studentId))
  const quote = keptQuote(onTermsOf(rules, type, at), at, await termsOf(asking, studentId, type))
  refuseUnsold(type, quote.total, !forUserId)
  const costs = costsOfChange({ quote, assignmentStatus: 'assigned' }, quote.total, question.now)
  return shownQuote('book', quote, quote.total, wallet?.balance ?? 0, costs, timesOf(type, at))
}

/** The times that a hold would have, if it were paid now. */
const timesIfPaid = (held: Booking['session'], type: Booking['type'], now: Date) =>
  beginsAtBooking(type.mode) ? timesOf(type, now) : held

async function quoteToChange({ purpose, sessionId, startAt }: QuerySessionQuoteArgs, context: Context) {
  if (!sessionId) throw invalid('sessionId', 'Field is required')
  return write(context, async (writing) => {
    const { session, type, candidateId, byCandidate } = await lockedBooking(context, writing, sessionId, {
      tutorsToo: purpose === 'cancel',
    })
    if (session.status === 'pending' && session.quote) {
      // Releasing a hold is free, and the hold's own quote has the price of booking it.
      const { balance } = await lockWallet(writing, candidateId)
      const { total } = session.quote
      const costs = costsOfChange(session, total, writing.now)
      return shownQuote(
        purpose,
        session.quote,
        purpose === 'cancel' ? 0 : total,
        balance,
        costs,
        timesIfPaid(session, type, writing.now),
      )
    }
    if (purpose === 'book' || session.status !== 'booked' || session.startAt <= writing.now || !session.quote)
      throw conflict(
        purpose === 'book' ? 'This session is not on hold.' : 'This session can no longer be moved or cancelled.',
        { current: session.status },
      )
    const wallet = await lockWallet(writing, candidateId)
    const { paid } = await paidFor(writing, sessionId)
    const times = startAt ? timesOf(type, new Date(startAt)) : session
    const total =
      purpose === 'cancel'
        ? -(byCandidate ? refundOf(session, paid, writing.now) : paid)
        : moveFee(session, writing.now)
    const costs = costsOfChange(session, paid, writing.now, byCandidate)
    return shownQuote(purpose, session.quote, total, wallet.balance, costs, times)
  })
}
