import { type Channel, channels, mayChoose } from '../../../rules/identity/notifications'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { withDefaults } from './choices'
import { notificationPreferences } from './table'

const refused = (channel: Channel): string =>
  ({
    inApp: 'This kind cannot be turned on or off in the app.',
    email: 'This kind cannot be turned on or off by e-mail.',
    push: 'This kind cannot be turned on or off by push.',
  })[channel]

export const notificationPreferencesUpdate: Operation<'notificationPreferencesUpdate'> = async (
  { kind, ...asked },
  context,
) => {
  const given = channels.filter((channel) => typeof asked[channel] === 'boolean')
  for (const channel of given) if (!mayChoose(kind, channel)) throw invalid(channel, refused(channel))
  const choice = Object.fromEntries(given.map((channel) => [channel, asked[channel]]))
  return write(context, async ({ orm, now }) => {
    const set = { ...choice, updatedAt: now }
    const [kept] = await orm
      .insert(notificationPreferences)
      .values({ userId: signedIn(context).id, kind, ...set })
      .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.kind], set })
      .returning()
    return { kind, ...withDefaults(kind, kept), updatedAt: now }
  })
}
