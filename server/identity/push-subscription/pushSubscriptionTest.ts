import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { queuePushes } from '../notification/push'
import { notifications } from '../notification/table'

/** Sends one to the browser itself: it stands under no bell, and no quiet time keeps it back, since the person asks for it now. */
export const pushSubscriptionTest: Operation<'pushSubscriptionTest'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const found = await writing.reader.one('PushSubscription', id, selectionOf(info))
    const { id: userId } = signedIn(context)
    const notificationId = newId()
    await writing.orm.insert(notifications).values({
      ...{ id: notificationId, userId, kind: 'security', inApp: false, insertedAt: writing.now },
      ...{ title: 'Notifications arrive here', body: 'This is the test that you asked for.', path: '/account' },
    })
    await queuePushes(writing, context, { id: userId, browsers: [id] }, [notificationId])
    writing.after(() => context.jobs.wake())
    return found
  })
