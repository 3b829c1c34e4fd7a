import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, stamps } from '../../kernel/database/columns'
import { entity, through } from '../../kernel/read/entity'

export const roles = pgTable('roles', {
  id: id(),
  name: text().notNull().unique(),
  /** Read by `secondFactorDue`. */
  requireSecondFactor: boolean().notNull().default(false),
  abilities: jsonb().$type<string[]>().notNull().default([]),
  ...stamps(),
})

export const role = entity('Role', roles, {
  sort: ['name'],
  relations: { users: through('User', 'user_roles', 'roleId', 'userId', 'lastName') },
})
