import { eq } from 'drizzle-orm'
import { bestLowering } from '../../money/lowering'
import type { Asking } from '../../money/sold'
import { accounts } from '../../money/wallet/table'
import type { SessionTypeRow } from '../starts/question'
import { freeBookingFor } from './free-booking'

/** What lowers the price of a type for a student now. */
export async function termsOf(asking: Asking, studentId: string, { id, price }: Pick<SessionTypeRow, 'id' | 'price'>) {
  const [wallet] = await asking.orm.select().from(accounts).where(eq(accounts.userId, studentId))
  return {
    lowering: await bestLowering(asking, { buyerId: studentId, type: 'session' }, price),
    discount: wallet?.discount ?? 0,
    freeBooking: await freeBookingFor(asking, { studentId, sessionTypeId: id, now: asking.now }),
  }
}
