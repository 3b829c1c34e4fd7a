import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { notificationPreferences } from './table'

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
