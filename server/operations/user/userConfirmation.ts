import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { confirmProfile } from '../../services/profile'
import { write } from '../../write'

export const userConfirmation: Operation<'userConfirmation'> = async (profile, context, info) => {
  const { id } = signedIn(context)
  return write(context, async (writing) => {
    await confirmProfile(writing, id, profile)
    return writing.reader.one('User', id, selectionOf(info))
  })
}
