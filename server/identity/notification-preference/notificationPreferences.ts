import { kinds } from '../../../rules/identity/notifications'
import type { NotificationPreference } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { type Choice, withDefaults } from './choices'

const chosen = { kind: {}, inApp: {}, email: {}, push: {}, updatedAt: {} }

/** The person's choices, and the defaults for all other kinds. */
export const notificationPreferences: Operation<'notificationPreferences'> = async (_args, { reader }) => {
  const kept = (await reader.all('NotificationPreference', {}, chosen)) as Answer<NotificationPreference>[]
  return kinds.map((kind) => {
    const choice = kept.find((each) => each.kind === kind)
    return { kind, ...withDefaults(kind, choice as Choice | undefined), updatedAt: choice?.updatedAt ?? null }
  })
}
