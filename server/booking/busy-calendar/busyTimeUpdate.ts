import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'

/** Opens the starts again that a busy time closes, or closes them again. */
export const busyTimeUpdate: Operation<'busyTimeUpdate'> = ({ id, open }, context, info) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'update busy_times set opened_at = case when $3 then coalesce(opened_at, $4) end where id = $1 and user_id = $2 returning id',
      values: [id, signedIn(context).id, open, writing.now],
    })
    if (!rows[0]) throw notFound(nameOf('BusyTime'))
    writing.changed('BusyTime', id)
    return writing.reader.one('BusyTime', id, selectionOf(info))
  })
