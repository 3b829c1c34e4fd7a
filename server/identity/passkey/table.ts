import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PasskeyDeviceType } from '../../../schema/generated/types'
import { id, instant } from '../../kernel/database/columns'
import { entity } from '../../kernel/read/entity'
import { users } from '../user/table'

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name the device knows it by, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id_unique'),
    /** A COSE key, in base64url. */
    publicKey: text().notNull(),
    /** How often the device says it has signed, up to 2³²; one that does not count says 0 each time. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the device. */
    transports: text().array().notNull().default(sql`'{}'::text[]`),
    deviceType: text().$type<PasskeyDeviceType>().notNull(),
    backedUp: boolean().notNull(),
    insertedAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What devices are asked to sign, as hashes. A challenge that is spent is gone. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    /** The person or the browser that may answer it. */
    holder: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

export const passkey = entity('Passkey', passkeys, { sort: ['insertedAt'] })
