import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { notificationPreferences } from '../../tables/notification-preference'
import { write } from '../../write'

export const notificationPreferencesUpdate: Operation<'notificationPreferencesUpdate'> = async (
  { kind, email },
  context,
) =>
  write(context, async ({ orm, now }) => {
    const choice = { email, updatedAt: now }
    await orm
      .insert(notificationPreferences)
      .values({ userId: signedIn(context).id, kind, ...choice })
      .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.kind], set: choice })
    return { kind, ...choice }
  })
