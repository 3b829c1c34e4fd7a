import { signedIn } from '../../context'
import { notFound } from '../../errors'
import type { Operation } from '../../operation'
import { endSignIns } from '../../services/sign-in'
import { write } from '../../write'

export const deviceEnd: Operation<'deviceEnd'> = async ({ id }, context) =>
  write(context, async (writing) => {
    const ended = await endSignIns(context, writing, signedIn(context).id, { only: id })
    if (!ended.length) throw notFound('This device')
    return { id }
  })
