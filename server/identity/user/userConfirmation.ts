import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { confirmProfile } from '../person/profile'

export const userConfirmation: Operation<'userConfirmation'> = async (profile, context, info) => {
  const { id } = signedIn(context)
  return write(context, async (writing) => {
    await confirmProfile(writing, id, profile)
    return writing.reader.one('User', id, selectionOf(info))
  })
}
