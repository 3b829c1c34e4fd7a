import { and, eq, inArray, isNull } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { notifications } from './table'

export const notificationsRead: Operation<'notificationsRead'> = async ({ ids }, context) => {
  const { id: userId } = signedIn(context)
  return write(context, async ({ orm, now, after }) => {
    const unread = and(eq(notifications.userId, userId), eq(notifications.inApp, true), isNull(notifications.readAt))
    await orm
      .update(notifications)
      .set({ readAt: now })
      .where(and(unread, ids ? inArray(notifications.id, ids) : undefined))
    const left = await orm.$count(notifications, unread)
    after(() => context.bus.publish('message', { userId, event: 'message', payload: { unread: left } }))
    return { unread: left }
  })
}
