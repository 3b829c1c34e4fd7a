import { eq, inArray } from 'drizzle-orm'
import { hasAdminRights, type Viewer } from '../../../access/viewer'
import type { UserRole } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { dropEmailChanges } from '../email-change/email-change'
import { refuseAbove, refuseLastAdmin } from '../person/rank'
import { roles } from '../role/table'
import { userRoles, users } from './table'

export const userRolesUpdate: Operation<'userRolesUpdate'> = async ({ id, roles: wanted, role }, context, info) => {
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    const target = await refuseAbove(writing, viewer, id)
    if (role && role !== target.role) await setRole(writing, viewer, { id, role: target.role }, role)
    if (wanted) await setRoles(writing, viewer, id, wanted)
    // The staff who changed the address earlier may now rank too low.
    await dropEmailChanges(writing, id)
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
}

async function setRole(writing: Writing, viewer: Viewer, target: { id: string; role: UserRole }, role: UserRole) {
  if (viewer.role !== 'admin') throw forbidden('Only an admin can give or take the role of supervisor or admin.')
  if (target.role === 'admin') await refuseLastAdmin(writing, target.id)
  await writing.orm.update(users).set({ role }).where(eq(users.id, target.id))
}

async function setRoles(writing: Writing, viewer: Viewer, userId: string, wanted: string[]) {
  const found = wanted.length ? await writing.orm.select().from(roles).where(inArray(roles.id, wanted)) : []
  if (found.length !== new Set(wanted).size) throw invalid('roles', 'One of these roles does not exist.')
  refuseStronger(viewer, found)
  await writing.orm.delete(userRoles).where(eq(userRoles.userId, userId))
  if (found.length) await writing.orm.insert(userRoles).values(found.map(({ id: roleId }) => ({ userId, roleId })))
}

/** Nobody gives an ability that they lack. */
export function refuseStronger(viewer: Viewer, given: readonly { abilities: readonly string[] }[]) {
  if (hasAdminRights(viewer)) return
  const lacking = new Set(
    given.flatMap(({ abilities }) => abilities.filter((each) => !viewer.abilities.some((held) => held === each))),
  )
  if (lacking.size) throw forbidden(`You cannot give abilities that you lack: ${[...lacking].join(', ')}.`)
}
