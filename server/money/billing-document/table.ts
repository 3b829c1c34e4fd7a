import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { BillingDocumentKind, Currency } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, pence, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import type { DocumentLine } from '../issue/lines'
import type { SellerFacts } from '../seller/read-seller'
import { transactions } from '../wallet/table'

/** Whom a document is for, as they were called then. */
export interface Buyer {
  name: string
  address: string | null
  country: string | null
}

export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<BillingDocumentKind>().notNull(),
    year: integer().notNull(),
    /** Its place in its kind and year. */
    place: integer().notNull(),
    number: text().notNull().unique(),
    name: text().notNull(),
    transactionId: uuid()
      .notNull()
      .unique()
      .references(() => transactions.id),
    reducesId: uuid().references((): AnyPgColumn => billingDocuments.id),
    currency: text().$type<Currency>().notNull().default('gbp'),
    net: pence().notNull(),
    vat: pence().notNull(),
    total: pence().notNull(),
    lines: jsonb().$type<DocumentLine[]>().notNull(),
    seller: jsonb().$type<SellerFacts>().notNull(),
    /** Null once the account is deleted. */
    buyer: jsonb().$type<Buyer>(),
    /** What was agreed to with the purchase. */
    terms: text(),
    insertedAt: stamp(),
  },
  (table) => [
    unique('billing_documents_place').on(table.kind, table.year, table.place),
    index('billing_documents_user').on(table.userId, table.insertedAt, table.id),
    index('billing_documents_inserted').on(table.insertedAt, table.id),
    index('billing_documents_kind').on(table.kind, table.insertedAt, table.id),
    index('billing_documents_reduces').on(table.reducesId),
    index('billing_documents_search').using('gin', sql`folded(number) gin_trgm_ops`),
    check('billing_documents_sum', sql`net + vat = total`),
  ],
)

export const billingDocument = entity('BillingDocument', billingDocuments, {
  sort: ['-insertedAt'],
  range: 'insertedAt',
  search: ['number'],
  relations: { user: one('User', 'userId'), reduces: one('BillingDocument', 'reducesId') },
  needs: { url: ['id'] },
})
