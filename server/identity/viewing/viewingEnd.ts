import { and, eq, isNull } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { viewings } from './table'

export const viewingEnd: Operation<'viewingEnd'> = (_args, context) =>
  write(context, async (writing) => {
    const { id: userId, viewedBy } = signedIn(context)
    const id = viewedBy && context.signInId
    if (!id) throw notFound('This viewing')
    const [ended] = await writing.orm
      .update(viewings)
      .set({ endedAt: writing.now })
      .where(and(eq(viewings.id, id), isNull(viewings.endedAt)))
      .returning({ id: viewings.id })
    if (!ended) throw notFound('This viewing')
    writing.after(() => context.bus.publish('ending', { userId, signInId: id, reason: 'signed_out' }))
    return { id }
  })
