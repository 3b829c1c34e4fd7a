import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { below, selectionOf } from '../../read/selection'
import { studentOf } from '../../services/booking/for-whom'
import { keptQuote, shownQuote } from '../../services/booking/policy'
import { bookable, expireLapsed, lockStudent, refuseLimit, reserve } from '../../services/booking/reserve'
import { once } from '../../services/once'
import { sessions } from '../../tables/session'
import { accounts } from '../../tables/wallet'
import { write } from '../../write'

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
        const [wallet] = await writing.orm.select().from(accounts).where(eq(accounts.userId, studentId))
        const at = new Date(startAt)
        const quote = keptQuote(type, at, wallet?.discount ?? 0)
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
    return {
      session,
      quote: held?.quote && shownQuote('book', held.quote, held.quote.total, wallet?.balance ?? 0, held),
    }
  })
}
