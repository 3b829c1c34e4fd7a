import { above } from '../../../access/rank'
import { hasAdminRights, type Viewer } from '../../../access/viewer'
import { forbidden, notFound } from '../../kernel/errors'
import type { Parameters } from '../../kernel/read/sql-text'
import type { Writing } from '../../kernel/write/write'
import { abilitiesOf } from '../user/table'

/** Refuses acting on a deleted account, or on one above the viewer's own. */
export async function refuseAbove({ query }: Pick<Writing, 'query'>, viewer: Viewer, userId: string) {
  const { rows } = await query({
    text: `select u.role, ${abilitiesOf('u.id')} as abilities from users u where u.id = $1 and u.archived_at is null for update of u`,
    values: [userId],
  })
  const target = rows[0] as { role: Viewer['role']; abilities: Viewer['abilities'] } | undefined
  if (!target) throw notFound('User')
  const why = viewer.id === userId ? null : above(target, viewer)
  if (why === 'role') throw forbidden('Only an admin can do this to a supervisor or an admin.')
  if (why === 'abilities') throw forbidden('This person has abilities that you lack.')
  return target
}

/** The accounts that `refuseAbove` lets the viewer act on, in SQL over the alias. */
export function notAbove(viewer: Viewer, alias: string, parameters: Parameters): string {
  const open = `${alias}.archived_at is null`
  if (viewer.role === 'admin') return open
  const [own, ordinary] = [`${alias}.id = ${parameters.me()}`, `${alias}.role = 'user'`]
  if (hasAdminRights(viewer)) return `${open} and (${own} or ${ordinary})`
  return `${open} and (${own} or (${ordinary} and not exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${alias}.id and not r.abilities <@ ${parameters.value(JSON.stringify(viewer.abilities))}::jsonb)))`
}

/** Refuses a change of one's own type: it decides what a person sees of others, so nobody promotes themselves. */
export function refuseOwnType(viewer: Viewer, { id, type }: { id: string; type?: string | null }) {
  if (id === viewer.id && type && type !== viewer.type && !hasAdminRights(viewer))
    throw forbidden('You cannot change your own type.')
}

/** Refuses what would leave no admin. Locks all admins, so that two cannot leave at once. */
export async function refuseLastAdmin(writing: Writing, userId: string) {
  const { rows } = await writing.query({
    text: "select id from users where role = 'admin' and disabled_at is null order by id for update",
  })
  if (rows.length === 1 && rows[0]?.id === userId) throw forbidden('There must be at least one admin.')
}
