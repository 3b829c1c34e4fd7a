import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import { forbidden } from '../../errors'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { dropEmailChanges } from '../../services/email-change'
import { refuseAbove, refuseLastAdmin } from '../../services/rank'
import { signOutEverywhere } from '../../services/sign-in'
import { users } from '../../tables/user'
import { write } from '../../write'

export const userDisable: Operation<'userDisable'> = async ({ id }, context, info) => {
  const viewer = signedIn(context)
  if (viewer.id === id) throw forbidden('You cannot disable yourself.')
  return write(context, async (writing) => {
    await refuseAbove(writing, viewer, id)
    await refuseLastAdmin(writing, id)
    await writing.orm.update(users).set({ disabledAt: writing.now }).where(eq(users.id, id))
    await dropEmailChanges(writing, id)
    await signOutEverywhere(context, writing, id, 'disabled')
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
}
