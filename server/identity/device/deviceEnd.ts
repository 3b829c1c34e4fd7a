import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { endSignIns } from '../sign-in/sign-in'

export const deviceEnd: Operation<'deviceEnd'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const ended = await endSignIns(context, writing, signedIn(context).id, { only: id })
    if (!ended.length) throw notFound('This device')
    return { id }
  })
