import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { byName, id, stamps } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'

export const billingCategories = pgTable(
  'billing_categories',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    ...stamps(),
  },
  (table) => [
    index('billing_categories_title').on(byName(table.title), table.id),
    check('billing_categories_slug', sql`slug <> ''`),
  ],
)

export const billingCategory = entity('BillingCategory', billingCategories, { sort: ['title'] })
