import type { ChangeKind, SubscriptionArguments } from '../../../schema/generated/types'

export type SubscriptionName = keyof SubscriptionArguments

/** What a subscription sends: a changed row, the id of a deleted row, or only which row changed. */
export type Feed =
  | {
      sends: 'row'
      type: string
      kinds: readonly ChangeKind[]
      /** The column with the owner's id: without an id, subscribers hear only of their own row. */
      owner?: string
    }
  | { sends: 'deletion'; type: string }
  | { sends: 'change' }

export const anyChange: readonly ChangeKind[] = ['created', 'updated']
