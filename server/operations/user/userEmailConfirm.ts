import type { Operation } from '../../operation'
import { confirmEmailChange } from '../../services/email-change'
import { undoEmailChange } from '../../services/email-undo'
import { deadLink, spendLink } from '../../services/one-time-links'
import { write } from '../../write'

export const userEmailConfirm: Operation<'userEmailConfirm'> = async ({ token }, context) =>
  write(context, async (writing) => {
    const undone = await undoEmailChange(context, writing, token)
    if (undone) return undone
    const link = await spendLink(context, writing, token, 'email-change')
    if (!link) throw deadLink()
    return confirmEmailChange(context, writing, link)
  })
