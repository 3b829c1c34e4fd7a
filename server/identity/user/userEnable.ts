import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { refuseAbove } from '../person/rank'
import { users } from './table'

export const userEnable: Operation<'userEnable'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    await refuseAbove(writing, signedIn(context), id)
    await writing.orm.update(users).set({ disabledAt: null }).where(eq(users.id, id))
    writing.changed('User', id)
    return writing.reader.one('User', id, selectionOf(info))
  })
