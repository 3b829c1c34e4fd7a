import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { signedIn } from '../../context'
import { conflict, forbidden, notFound } from '../../errors'
import type { Operation } from '../../operation'
import { nothing, selectionOf } from '../../read/selection'
import { complete } from '../../services/billing'
import { billingSessions } from '../../tables/billing-session'
import { write } from '../../write'

/** Everything else than expiring one's own open visit would be free money. */
export const billingSessionUpdate: Operation<'billingSessionUpdate'> = async (
  { id, status, paymentStatus },
  context,
  info,
) => {
  const viewer = signedIn(context)
  const staff = holds(viewer, 'manage_billing')
  return write(context, async (writing) => {
    if (!(await writing.reader.find('BillingSession', id, nothing))) throw notFound('Billing session')
    const [visit] = await writing.orm.select().from(billingSessions).where(eq(billingSessions.id, id)).for('update')
    if (!visit) throw notFound('Billing session')
    const pays = paymentStatus === 'paid' || status === 'complete'
    if (pays) {
      if (!staff || visit.gateway !== 'manual')
        throw forbidden('Only staff can record a payment, and only a manual one.')
      if (visit.userId === viewer.id && viewer.role === 'user')
        throw forbidden('You cannot record a payment to yourself.')
    } else if (status !== 'expired' || (paymentStatus && paymentStatus !== visit.paymentStatus))
      throw forbidden('An open visit can only be expired.')
    if (visit.status !== 'open')
      throw conflict('This visit is closed already.', { field: 'status', current: visit.status })
    if (pays) await complete(writing, visit)
    else {
      await writing.orm.update(billingSessions).set({ status: 'expired' }).where(eq(billingSessions.id, id))
      writing.changed('BillingSession', id)
    }
    return writing.reader.one('BillingSession', id, selectionOf(info))
  })
}
