import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { dropEmailChanges } from '../email-change/email-change'
import { refuseAbove, refuseLastAdmin } from '../person/rank'
import { signOutEverywhere } from '../sign-in/sign-in'
import { users } from './table'

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
