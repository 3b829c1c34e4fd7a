import type { ChangeKind, SubscriptionArguments } from '../../../schema/generated/types'

export type SubscriptionName = keyof SubscriptionArguments

/** What a subscription sends: a row after a change, the id of a row that is gone, or only which row changed. */
export type Feed =
  | {
      sends: 'row'
      type: string
      kinds: readonly ChangeKind[]
      /** The column with the owner's id: without an id, the subscriber hears of their own row only. */
      owner?: string
    }
  | { sends: 'deletion'; type: string }
  | { sends: 'change' }

export const anyChange: readonly ChangeKind[] = ['created', 'updated']
