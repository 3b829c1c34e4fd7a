import type { ChangeKind, SubscriptionArguments } from '../../../schema/generated/types'

export type SubscriptionName = keyof SubscriptionArguments

/** The argument by which a subscriber may narrow it to rows with that value in the column of the same name. Of rows that are deleted, those whose row stays hidden count. */
type Narrowed = 'userId'

/** What a subscription sends: a changed row, the id of a deleted row, or only which row changed. */
export type Feed =
  | {
      sends: 'row'
      type: string
      kinds: readonly ChangeKind[]
      /** The column with the owner's id: without an id, subscribers hear only of their own row. */
      owner?: string
      narrowed?: Narrowed
    }
  | { sends: 'deletion'; type: string; narrowed?: Narrowed }
  | { sends: 'change' }

export const anyChange: readonly ChangeKind[] = ['created', 'updated']
