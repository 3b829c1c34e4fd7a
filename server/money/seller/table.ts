import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, stamps } from '../../kernel/database/columns'
import type { KeptRule } from '../vat/rules'

/** Who sells here: one row at most, none until staff have set it. */
export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    only: boolean().notNull().default(true).unique(),
    name: text().notNull(),
    address: text(),
    companyNumber: text(),
    vatNumber: text(),
    vatRules: jsonb().$type<KeptRule[]>().notNull().default([]),
    ...stamps(),
  },
  () => [check('sellers_only', sql`"only"`)],
)
