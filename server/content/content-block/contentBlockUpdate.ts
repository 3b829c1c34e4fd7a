import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { blocks } from './blocks'

/** Changes a block and counts its version up. Of two changes that name the same version, one is kept, and the other is shown it. */
export const contentBlockUpdate: Operation<'contentBlockUpdate'> = async ({ id, version, ...args }, context, info) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'update content_blocks set version = version + 1 where id = $1 and ($2::int is null or version = $2) returning version',
      values: [id, version ?? null],
    })
    if (!rows.length) {
      const current = await writing.reader.find('ContentBlock', id, selectionOf(info))
      if (!current) throw notFound(nameOf('ContentBlock'))
      throw conflict('Somebody else has changed this block meanwhile.', { field: 'version', current })
    }
    return blocks.updateWithin(writing, { ...args, id }, context, info)
  })
