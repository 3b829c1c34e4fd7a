import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns'
import { emailChanges } from '../email-change/table'
import { users } from '../user/table'

/** A one-time link and the code beside it, as hashes. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: id(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    codeHash: text().notNull(),
    /** Hash of the cookie of the browser that asked: the code works there only. */
    browserHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    spentAt: instant(),
    /** The change of address that the click confirms; such a link signs nobody in. */
    emailChangeId: uuid().references(() => emailChanges.id, { onDelete: 'cascade' }),
    insertedAt: instant().notNull(),
  },
  (table) => [index('one_time_links_email').on(table.email, table.insertedAt)],
)

/** A sign-in or a link begun at an outside provider, until its browser comes back. */
export const oauthRequests = pgTable(
  'oauth_requests',
  {
    stateHash: text().primaryKey(),
    /** The provider's id in the settings. */
    provider: text().notNull(),
    /** What only the server that began can show at the exchange. Source: RFC 7636. */
    verifier: text().notNull(),
    /** What the provider's token must repeat. */
    nonce: text().notNull(),
    /** Hash of the cookie of the browser that began: its answer is taken from there only. */
    browserHash: text().notNull(),
    /** Who links it with their account; null where somebody signs in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Where the person wanted to go. */
    path: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('oauth_requests_expires').on(table.expiresAt)],
)

/** A sign-in on one device: a family of refresh tokens of which only the newest generation is alive. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text().$type<'signed_out' | 'disabled' | 'reused'>(),
    userAgent: text(),
    insertedAt: instant().notNull(),
    renewedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('sign_ins_user').on(table.userId)],
)

/** Refresh tokens that have been used: a second use tells that somebody holds a copy. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    hash: text().primaryKey(),
    signInId: uuid()
      .notNull()
      .references(() => signIns.id, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    spentAt: instant().notNull(),
  },
  (table) => [index('spent_tokens_sign_in').on(table.signInId)],
)
