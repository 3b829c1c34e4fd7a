import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

/** A person's identity at an outside provider: issuer and subject, which stay when the address changes. */
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
