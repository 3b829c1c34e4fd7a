import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { ownDay } from './own-day'
import { beginSecond } from './sessions'

/** Begins the second session of the caller's own mock day; whoever comes late finds its clock running. */
export const mockDayContinue: Operation<'mockDayContinue'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const day = await ownDay(writing, id, signedIn(context).id)
    if (!day) throw notFound(nameOf('MockDay'))
    if (day.givenUpAt) throw conflict('This mock day was given up.')
    if (!day.breakFrom) throw conflict('The first session is not in yet.')
    await beginSecond(writing, id)
    return writing.reader.one('MockDay', id, selectionOf(info))
  })
