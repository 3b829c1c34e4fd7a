import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { purchasePart as entity } from '../sale/table'
import { purchasePartGiveBack } from './purchasePartGiveBack'

export const purchasePart = noun({
  entities: [entity],
  operations: { purchasePartGiveBack, purchaseParts: list('PurchasePart') },
  rates: { purchasePartGiveBack: perPerson(60) },
  // What was bought stays with the books, of an account without a name.
  erasure: { async erase() {} },
  exported: { purchases: ['PurchasePart', fields('insertedAt', 'type', 'name', 'list', 'share', 'givenBackAt')] },
  unwatched: { purchase_parts: 'follow the purchases, which are watched' },
})
