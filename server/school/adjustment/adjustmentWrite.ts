import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { adjustments } from './table'

/** Sets a person's adjustments. What runs already keeps its time. */
export const adjustmentWrite: Operation<'adjustmentWrite'> = async (
  { userId, extraTime, breaks, note },
  context,
  info,
) => {
  if (userId === signedIn(context).id) throw forbidden('You cannot set your own adjustments.')
  return write(context, async (writing) => {
    const person = await writing.reader.find('User', userId, { archivedAt: {} })
    if (!person || person.archivedAt) throw notFound(nameOf('User'))
    const values = { extraTime, breaks, note: note?.trim() || null, updatedAt: writing.now }
    const [written] = await writing.orm
      .insert(adjustments)
      .values({ ...values, id: newId(), userId, insertedAt: writing.now })
      .onConflictDoUpdate({ target: adjustments.userId, set: values })
      .returning({ id: adjustments.id })
    const { id } = written as { id: string }
    writing.changed('Adjustment', id)
    return writing.reader.one('Adjustment', id, selectionOf(info))
  })
}
