import { eq } from 'drizzle-orm'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { followSubscription } from './follow'
import { tellOfStop } from './letters'
import { setRenewing } from './renewing'
import { billingSubscriptions } from './table'

export const billingSubscriptionUpdate: Operation<'billingSubscriptionUpdate'> = async (
  { id, renews },
  context,
  info,
) =>
  write(context, async (writing) => {
    const found = await writing.reader.find('BillingSubscription', id, { userId: {} })
    if (!found) throw notFound('BillingSubscription')
    await lockWallet(writing, found.userId as string)
    const [kept] = await writing.orm.select().from(billingSubscriptions).where(eq(billingSubscriptions.id, id))
    if (!kept || kept.endedAt || kept.renewing === 'stop')
      throw conflict('This subscription has ended.', { field: 'renews', current: false })
    const renewing = renews ? 'on' : 'off'
    if (kept.renewing !== renewing) {
      await setRenewing(writing, context, kept, renewing)
      await followSubscription(writing, context, id)
      if (!renews) await tellOfStop(writing, context, kept)
    }
    return writing.reader.one('BillingSubscription', id, selectionOf(info))
  })
