import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, stamp } from '../../kernel/database/columns'
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
    /** Hash of the cookie of the browser that asked; the code works only there. */
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

/** A sign-in or a link begun at an outside provider, until its browser returns. */
export const oauthRequests = pgTable(
  'oauth_requests',
  {
    stateHash: text().primaryKey(),
    /** The provider's id in the settings. */
    provider: text().notNull(),
    /** Proves at the exchange that this server began it. Source: RFC 7636. */
    verifier: text().notNull(),
    /** The provider's token must repeat this. */
    nonce: text().notNull(),
    /** Hash of the cookie of the browser that began; only its answer counts. */
    browserHash: text().notNull(),
    /** The person who links it with their account; null for a sign-in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The path that the person wanted. */
    path: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('oauth_requests_expires').on(table.expiresAt)],
)

/** A sign-in on one device: a family of refresh tokens, of which only the newest generation is alive. */
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
    /** When it passed a second factor; by a passkey at once. */
    secondFactorAt: instant(),
    endedAt: instant(),
    endReason: text().$type<'signed_out' | 'disabled' | 'reused'>(),
    userAgent: text(),
    insertedAt: instant().notNull(),
    renewedAt: stamp(),
  },
  (table) => [index('sign_ins_user').on(table.userId)],
)

/** Used refresh tokens: a second use shows that somebody holds a copy. */
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
