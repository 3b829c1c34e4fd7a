import type { Operation } from '../../kernel/graphql/operation'
import { wantedAtFirst } from './notifications'

const chosen = { kind: {}, email: {}, updatedAt: {} }

/** The person's choices, and the defaults for all other kinds. */
export const notificationPreferences: Operation<'notificationPreferences'> = async (_args, { reader }) => {
  const kept = await reader.all('NotificationPreference', {}, chosen)
  return Object.entries(wantedAtFirst).map(
    ([kind, email]) => kept.find((each) => each.kind === kind) ?? { kind, email, updatedAt: null },
  )
}
