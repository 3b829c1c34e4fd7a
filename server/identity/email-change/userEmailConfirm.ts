import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { deadLink, spendLink } from '../sign-in/one-time-links'
import { confirmEmailChange } from './email-change'
import { undoEmailChange } from './email-undo'

export const userEmailConfirm: Operation<'userEmailConfirm'> = async ({ token }, context) =>
  write(context, async (writing) => {
    const undone = await undoEmailChange(context, writing, token)
    if (undone) return undone
    const link = await spendLink(context, writing, token, 'email-change')
    if (!link) throw deadLink()
    return confirmEmailChange(context, writing, link)
  })
