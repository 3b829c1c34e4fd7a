import { eq } from 'drizzle-orm'
import { isOneself } from '../../../access/about-oneself'
import { holds, type Viewer } from '../../../access/viewer'
import type { MutationBillingSessionUpdateArgs } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { complete } from '../settle/complete'
import { expire } from '../settle/payment'
import { billingSessions } from './table'

type Visit = typeof billingSessions.$inferSelect
type Change = Pick<MutationBillingSessionUpdateArgs, 'status' | 'paymentStatus'>

const pays = ({ status, paymentStatus }: Change) => paymentStatus === 'paid' || status === 'complete'

export const billingSessionUpdate: Operation<'billingSessionUpdate'> = async ({ id, ...change }, context, info) => {
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    if (!(await writing.reader.find('BillingSession', id, nothing))) throw notFound('Billing session')
    const [visit] = await writing.orm.select().from(billingSessions).where(eq(billingSessions.id, id)).for('update')
    if (!visit) throw notFound('Billing session')
    refuseFreeMoney(visit, change, viewer)
    if (visit.status !== 'open')
      throw conflict('This purchase is already closed.', { field: 'status', current: visit.status })
    if (pays(change)) await complete(writing, context, visit)
    else await expire(writing, eq(billingSessions.id, id))
    return writing.reader.one('BillingSession', id, selectionOf(info))
  })
}

/** A person can expire their own visit; only staff record a payment, a manual one, and never to themselves. */
function refuseFreeMoney(visit: Visit, change: Change, viewer: Viewer) {
  if (!pays(change)) {
    const onlyExpires =
      change.status === 'expired' && (!change.paymentStatus || change.paymentStatus === visit.paymentStatus)
    if (!onlyExpires) throw forbidden('An open purchase can only be expired.')
    return
  }
  if (!holds(viewer, 'manage_billing') || visit.gateway !== 'manual')
    throw forbidden('Only staff can record a payment, and only a manual one.')
  if (isOneself(viewer, visit.userId)) throw forbidden('You cannot record a payment to yourself.')
}
