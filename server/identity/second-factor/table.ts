import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { users } from '../user/table'

/** The authenticator app of a person. */
export const secondFactors = pgTable('second_factors', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('second_factors_user_unique')
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the server's key; null until the first app is set up. */
  secretSealed: text(),
  enabledAt: instant(),
  /** The time step of the last code that counted: no code of it or before counts again. */
  lastStep: bigint({ mode: 'number' }),
  /** The secret of an app that is being set up. */
  newSecretSealed: text(),
  newSecretUntil: instant(),
  /** Wrong codes since the last right one. */
  wrongTries: integer().notNull().default(0),
  lockedUntil: instant(),
})

/** Codes that stand in for the app, as hashes. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    insertedAt: instant().notNull(),
  },
  (table) => [
    index('recovery_codes_user').on(table.userId),
    unique('recovery_codes_once').on(table.userId, table.codeHash),
  ],
)
