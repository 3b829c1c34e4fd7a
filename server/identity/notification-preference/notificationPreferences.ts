import type { Operation } from '../../kernel/graphql/operation'
import { wantedAtFirst } from './notifications'

const chosen = { kind: {}, email: {}, updatedAt: {} }

/** What has been chosen, and for all other kinds what holds until it is. */
export const notificationPreferences: Operation<'notificationPreferences'> = async (_args, { reader }) => {
  const kept = await reader.all('NotificationPreference', {}, chosen)
  return Object.entries(wantedAtFirst).map(
    ([kind, email]) => kept.find((each) => each.kind === kind) ?? { kind, email, updatedAt: null },
  )
}
