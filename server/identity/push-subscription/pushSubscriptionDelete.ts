import { and, eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { pushSubscriptions } from './table'

export const pushSubscriptionDelete: Operation<'pushSubscriptionDelete'> = async ({ id }, context) =>
  write(context, async ({ orm }) => {
    const own = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, signedIn(context).id))
    const [gone] = await orm.delete(pushSubscriptions).where(own).returning({ id: pushSubscriptions.id })
    if (!gone) throw notFound('This browser')
    return gone
  })
