import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { below, selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { accounts } from '../../money/wallet/table'
import { expireLapsed } from '../../room/life/holds'
import { sessions } from '../../room/session/table'
import { chosenStart } from '../starts/chosen-start'
import { studentOf } from './for-whom'
import { onTermsOf, refuseAhead, refuseNarrowed, rulesFor } from './narrowing'
import { costsOfChange, keptQuote, shownQuote } from './policy'
import { bookable, lockStudent, refuseLimit, refuseUnsold, reserve } from './reserve'
import { termsOf } from './terms'

const HOLD_MS = 10 * 60_000

export const sessionHold: Operation<'sessionHold'> = async (args, context, info) => {
  const { sessionTypeId, practiceAreaId, startAt, userId: tutorId, forUserId, idempotencyKey } = args
  const studentId = studentOf(context, forUserId)
  const request = { sessionTypeId, practiceAreaId, startAt, tutorId, studentId }
  return write(context, async (writing) => {
    const id = await once(
      writing,
      { actorId: signedIn(context).id, key: idempotencyKey, operation: 'sessionHold', request },
      async () => {
        await expireLapsed(writing)
        await lockStudent(writing, studentId)
        await refuseLimit(writing, studentId, sessionTypeId)
        const type = await bookable(writing, sessionTypeId, practiceAreaId)
        const at = chosenStart(type, startAt, writing.now)
        const asking = writing
        const rules = await rulesFor(asking, studentId)
        if (studentId === signedIn(context).id) {
          refuseNarrowed(rules, type, at)
          await refuseAhead(asking, rules, studentId, at)
        }
        const quote = keptQuote(onTermsOf(rules, type, at), at, await termsOf(asking, studentId, type))
        refuseUnsold(type, quote.total, studentId === signedIn(context).id)
        return reserve(writing, {
          question: { type, practiceAreaId, studentId, tutorId: tutorId ?? null, now: writing.now },
          startAt: at,
          values: {
            status: 'pending',
            holdUntil: new Date(writing.now.getTime() + HOLD_MS),
            quote,
            price: quote.total,
          },
        })
      },
    )
    const [held] = await writing.orm.select().from(sessions).where(eq(sessions.id, id))
    const [wallet] = await writing.orm.select().from(accounts).where(eq(accounts.userId, studentId))
    const session = await writing.reader.one('Session', id, below(selectionOf(info), 'session'))
    if (!held?.quote) throw notFound('Session')
    const { total } = held.quote
    const costs = costsOfChange(held, total, writing.now)
    return { session, quote: shownQuote('book', held.quote, total, wallet?.balance ?? 0, costs, held) }
  })
}
