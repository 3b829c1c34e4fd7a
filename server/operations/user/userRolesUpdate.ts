import { eq, inArray } from 'drizzle-orm'
import { hasAdminRights } from '../../../access/viewer'
import { signedIn } from '../../context'
import { forbidden, invalid } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { refuseAbove, refuseLastAdmin } from '../../services/rank'
import { roles, userRoles, users } from '../../tables/user'
import { write } from '../../write'

export const userRolesUpdate: Operation<'userRolesUpdate'> = async ({ id, roles: wanted, role }, context, info) => {
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    const target = await refuseAbove(writing, viewer, id)
    if (role && role !== target.role) {
      if (viewer.role !== 'admin')
        throw forbidden('Only an admin can make somebody a supervisor or an admin, or take that from them.')
      if (target.role === 'admin') await refuseLastAdmin(writing, id)
      await writing.orm.update(users).set({ role }).where(eq(users.id, id))
    }
    if (wanted) {
      const found = wanted.length ? await writing.orm.select().from(roles).where(inArray(roles.id, wanted)) : []
      if (found.length !== new Set(wanted).size) throw invalid('roles', 'One of these roles does not exist.')
      const lacking = found
        .flatMap(({ abilities }) => abilities)
        .filter((each) => !hasAdminRights(viewer) && !(viewer.abilities as string[]).includes(each))
      if (lacking.length)
        throw forbidden(`You cannot give abilities that you lack: ${[...new Set(lacking)].join(', ')}.`)
      await writing.orm.delete(userRoles).where(eq(userRoles.userId, id))
      if (found.length)
        await writing.orm.insert(userRoles).values(found.map((each) => ({ userId: id, roleId: each.id })))
    }
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
}
