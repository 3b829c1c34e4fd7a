import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { refuseAbove } from '../../services/rank'
import { users } from '../../tables/user'
import { write } from '../../write'

export const userEnable: Operation<'userEnable'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    await refuseAbove(writing, signedIn(context), id)
    await writing.orm.update(users).set({ disabledAt: null }).where(eq(users.id, id))
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
