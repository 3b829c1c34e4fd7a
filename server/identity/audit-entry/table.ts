import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ChangeKind } from '../../../schema/generated/types'
import { id, instant } from '../../kernel/database/columns'
import { entity, many, one } from '../../kernel/read/entity'
import { users } from '../user/table'

/** Acts of staff. Written by triggers (migration 0013) from what `write` says of the act; only added, and given their place once. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    insertedAt: instant().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    operation: text().notNull(),
    network: text().notNull(),
    userAgent: text(),
    place: integer(),
    previousHash: text(),
    hash: text(),
  },
  (table) => [
    unique('audit_entries_place').on(table.place),
    index('audit_entries_time').on(table.insertedAt, table.id),
    index('audit_entries_actor').on(table.actorId, table.insertedAt),
    index('audit_entries_operation').on(table.operation, table.insertedAt),
    index('audit_entries_unchained').on(table.insertedAt, table.id).where(sql`place is null`),
  ],
)

/** The values that an act changed. */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => auditEntries.id),
    line: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    kind: text().$type<ChangeKind>().notNull(),
    record: text().notNull(),
    recordId: uuid(),
    /** The person that the record belongs to; null if to nobody. */
    userId: uuid(),
    field: text().notNull(),
    before: text(),
    after: text(),
    /** SHA-256 over all of it, so that the chain still holds when the values of a deleted account are blanked. */
    digest: text().notNull(),
    erasedAt: instant(),
    /** The person with whose account they were blanked, where the record is not theirs alone. */
    erasedFor: uuid(),
  },
  (table) => [
    index('audit_changes_entry').on(table.entryId, table.line),
    index('audit_changes_user').on(table.userId, table.entryId),
    index('audit_changes_record').on(table.recordId),
  ],
)

/** What people know by its name, by the table that keeps it: its word, and the column with the name. */
const named = {
  bundles: ['bundle', 'title'],
  drive_files: ['file', 'title'],
  library_categories: ['category', 'title'],
  library_subcategories: ['subcategory', 'title'],
  mocks: ['mock', 'name'],
  practice_areas: ['practice area', 'name'],
  roles: ['role', 'name'],
  session_types: ['session type', 'name'],
  sessions: ['session', 'name'],
} as const

/** SQL for the record of a change `c` in words, such as 'mock Pryce v Marlow'; one that is gone has the name that the change keeps. */
const thingOf = Object.entries(named)
  .map(
    ([table, [word, column]]) =>
      `when '${table}' then '${word} ' || coalesce((select ${column} from ${table} where id = c.record_id), (select coalesce(k.after, k.before)
        from audit_changes k where k.entry_id = c.entry_id and k.record_id = c.record_id and k.field = '${column}' limit 1), 'that is deleted')`,
  )
  .join(' ')

const nameOf = (id: string) => `(select full_name from users where id = ${id})`

export const auditEntry = entity('AuditEntry', auditEntries, {
  sort: ['-insertedAt'],
  range: 'insertedAt',
  relations: { changes: many('AuditChange', 'entryId', 'line') },
  expressions: {
    actorName: ({ alias }) => nameOf(`${alias}.actor_id`),
    people: ({
      alias,
    }) => `coalesce((select string_agg(distinct coalesce(u.full_name, u.email), ', ') from audit_changes c join users u on u.id = c.user_id
      where c.entry_id = ${alias}.id), '')`,
    things: ({ alias }) => `coalesce((select string_agg(distinct case c.record ${thingOf} end, ', ')
      from audit_changes c where c.entry_id = ${alias}.id), '')`,
  },
  needs: { browser: ['userAgent'], act: ['operation'] },
  filters: {
    userId: ({ alias, arg }) =>
      `${alias}.id in (select entry_id from audit_changes where user_id = ${arg('userId')}::uuid)`,
  },
})

export const auditChange = entity('AuditChange', auditChanges, {
  // Ids are nobody else's, so the record's own is that of one table.
  relations: {
    session: one('Session', 'recordId'),
    sheet: one('SessionMarksheet', 'recordId'),
    material: one('SessionMaterial', 'recordId'),
  },
})
