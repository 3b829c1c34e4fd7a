import type { NotificationKind, NotificationPreference } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { wantedAtFirst } from './notifications'

const kinds = Object.keys(wantedAtFirst) as NotificationKind[]
const chosen = { kind: {}, email: {}, updatedAt: {} }

/** The person's choices, and the defaults for all other kinds. */
export const notificationPreferences: Operation<'notificationPreferences'> = async (_args, { reader }) => {
  const kept = await reader.all('NotificationPreference', {}, chosen)
  return kinds.map((kind) => {
    const choice = kept.find((each) => each.kind === kind) as Answer<NotificationPreference> | undefined
    return choice ?? { kind, email: wantedAtFirst[kind], updatedAt: null }
  })
}
