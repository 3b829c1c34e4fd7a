import { type Channel, channels, isSentAtFirst, mayChoose } from '../../../rules/identity/notifications'
import type { NotificationKind } from '../../../schema/generated/types'

/** What a person has chosen of a kind; null where they have not. */
export type Choice = { readonly [Name in Channel]?: boolean | null }

/** By which channels a kind is sent to somebody with this choice. */
export const withDefaults = (kind: NotificationKind, choice: Choice = {}) =>
  Object.fromEntries(
    channels.map((channel) => [
      channel,
      (mayChoose(kind, channel) ? choice[channel] : null) ?? isSentAtFirst(kind, channel),
    ]),
  ) as Record<Channel, boolean>
