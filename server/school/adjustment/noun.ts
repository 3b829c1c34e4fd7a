import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import { adjustmentWrite } from './adjustmentWrite'
import { adjustment as entity } from './table'

const adjustmentOf: Operation<'adjustment'> = ({ userId }, context, info) =>
  context.reader.find('Adjustment', userId ?? signedIn(context).id, selectionOf(info), 'userId')

export const adjustment = noun({
  entities: [entity],
  operations: { adjustment: adjustmentOf, adjustmentWrite },
  constraints: {
    adjustments_extra_time: () => invalid('extraTime', 'Extra time is a whole number from 0 to 100 percent.'),
    adjustments_breaks: () => invalid('breaks', 'Breaks are a whole number from 0 to 120 minutes.'),
    adjustments_note: () => invalid('note', 'A note has at most 2,000 characters.'),
  },
  erasure: 'goes with the account',
  // The note is staff's own words.
  exported: { adjustments: ['Adjustment', fields('extraTime', 'breaks', 'updatedAt')] },
  outOfReach: { adjustments_once: 'written again where it is there' },
})
