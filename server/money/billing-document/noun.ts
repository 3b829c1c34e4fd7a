import { eq } from 'drizzle-orm'
import { noun } from '../../kernel/noun'
import { list, row, totals } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { documentRoutes, documentUrl } from './routes'
import { billingDocuments, billingDocument as entity } from './table'
import { sums } from './totals'

export const billingDocument = noun({
  entities: [entity],
  operations: {
    billingDocument: row('BillingDocument'),
    billingDocuments: list('BillingDocument'),
    billingDocumentTotals: totals('BillingDocument', sums),
  },
  fields: { BillingDocument: { url: documentUrl } },
  routes: [documentRoutes],
  erasure: {
    // Tax law asks for the document; whom it was for it does not say any more.
    async erase(writing, { userId }) {
      await writing.orm.update(billingDocuments).set({ buyer: null }).where(eq(billingDocuments.userId, userId))
    },
  },
  exported: {
    documents: [
      'BillingDocument',
      fields('kind', 'number', 'name', 'currency', 'net', 'vat', 'total', 'insertedAt', 'transactionId'),
    ],
  },
  unwatched: { billing_documents: 'made of movements, which are watched' },
  outOfReach: {
    billing_documents_number_unique: 'numbers are given one after the other',
    billing_documents_place: 'numbers are given one after the other',
    billing_documents_transactionId_unique: 'a movement is made once, with its document',
  },
})
