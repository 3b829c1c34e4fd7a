import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../identity/user/table'
import { id, instant, stamps } from '../../kernel/database/columns'
import { entity, one } from '../../kernel/read/entity'
import { studyGroups } from '../study-group/table'

export const studyGroupInvitations = pgTable(
  'study_group_invitations',
  {
    id: id(),
    studyGroupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    /** As it was made, since those who lead the group show it again. */
    token: text().notNull(),
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    until: instant().notNull(),
    joinsAtOnce: boolean().notNull().default(false),
    endedAt: instant(),
    createdById: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...stamps(),
  },
  (table) => [
    unique('study_group_invitations_token').on(table.token),
    index('study_group_invitations_group').on(table.studyGroupId, table.insertedAt, table.id),
    index('study_group_invitations_inserted').on(table.insertedAt, table.id),
    index('study_group_invitations_created_by').on(table.createdById).where(sql`created_by_id is not null`),
    check('study_group_invitations_uses', sql`uses between 1 and 1000`),
    // Of several people at once the last use goes to one.
    check('study_group_invitations_within_uses', sql`used <= uses`),
  ],
)

/** Who has used a link: each person once. */
export const studyGroupInvitationUses = pgTable(
  'study_group_invitation_uses',
  {
    invitationId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    insertedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'study_group_invitation_uses_once', columns: [table.invitationId, table.userId] }),
    foreignKey({
      name: 'study_group_invitation_uses_link',
      columns: [table.invitationId],
      foreignColumns: [studyGroupInvitations.id],
    }).onDelete('cascade'),
    index('study_group_invitation_uses_user').on(table.userId),
  ],
)

export const studyGroupInvitation = entity('StudyGroupInvitation', studyGroupInvitations, {
  only: 'ended_at is null',
  sort: ['-insertedAt'],
  relations: { studyGroup: one('StudyGroup', 'studyGroupId') },
  filters: { ahead: ({ alias, now }) => `${alias}.until > ${now()}` },
  expressions: {
    createdByName: ({ alias }) => `(select named.full_name from users named where named.id = ${alias}.created_by_id)`,
  },
})
