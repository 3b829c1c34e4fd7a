import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

/** Who somebody is at an outside provider: its issuer and their subject there, whatever their address becomes. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    insertedAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    unique('identities_subject_once').on(table.issuer, table.subject),
    unique('identities_issuer_once').on(table.userId, table.issuer),
  ],
)

export const linkedProvider = entity('LinkedProvider', identities, {
  sort: ['insertedAt'],
  needs: { name: ['issuer'], provider: ['issuer'] },
})
