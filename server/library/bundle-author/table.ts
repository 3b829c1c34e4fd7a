import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AmountUnit, AuthorRights } from '../../../schema/generated/types'
import { users } from '../../identity/user/table'
import { id, stamp } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { bundles } from '../bundle/table'

export const bundleAuthors = pgTable(
  'bundle_authors',
  {
    id: id(),
    bundleId: uuid()
      .notNull()
      .references(() => bundles.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    royaltyAmount: integer(),
    royaltyUnit: text().$type<AmountUnit>().default('percent'),
    discountAmount: integer(),
    discountUnit: text().$type<AmountUnit>().default('percent'),
    ipr: text().$type<AuthorRights>(),
    insertedAt: stamp(),
  },
  (table) => [
    unique('bundle_authors_once').on(table.bundleId, table.userId),
    index('bundle_authors_user').on(table.userId),
    check('bundle_authors_royalty', sql`royalty_amount >= 0 and (royalty_unit <> 'percent' or royalty_amount <= 100)`),
    check(
      'bundle_authors_discount',
      sql`discount_amount >= 0 and (discount_unit <> 'percent' or discount_amount <= 100)`,
    ),
  ],
)

export const bundleAuthor = entity('BundleAuthor', bundleAuthors, {
  relations: { user: one('TutorPreview', 'userId'), bundle: one('Bundle', 'bundleId') },
})
