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
    /** The device's name for it, in base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id_unique'),
    /** A COSE key, in base64url. */
    publicKey: text().notNull(),
    /** How often the device has signed, by its own count, up to 2³²; a device that does not count says 0. */
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

/** Challenges for devices to sign, as hashes. A spent one is deleted. */
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
