import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { dropEmailChanges } from '../email-change/email-change'
import { refuseAbove } from '../person/rank'
import { roles } from '../role/table'
import { userRoles } from './table'
import { refuseStronger } from './userRolesUpdate'

export const userRoleAdd: Operation<'userRoleAdd'> = async ({ id, roleId }, context, info) => {
  const viewer = signedIn(context)
  return write(context, async (writing) => {
    await refuseAbove(writing, viewer, id)
    const [role] = await writing.orm.select().from(roles).where(eq(roles.id, roleId))
    if (!role) throw notFound('Role')
    refuseStronger(viewer, [role])
    const [added] = await writing.orm
      .insert(userRoles)
      .values({ userId: id, roleId })
      .onConflictDoNothing()
      .returning({ userId: userRoles.userId })
    if (!added) throw conflict(`This person has the role ${role.name} already.`)
    await dropEmailChanges(writing, id)
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
}
