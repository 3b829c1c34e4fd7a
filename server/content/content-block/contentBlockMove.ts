import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { blocks } from './blocks'

/** Gives a block another place. The content's lock lets one move be made at a time, so that no two blocks get the same place. */
export const contentBlockMove: Operation<'contentBlockMove'> = async ({ id, chapterId, position }, context, info) => {
  if (position < 0) throw invalid('position', 'A place is a whole number from 0.')
  return write(context, async (writing) => {
    await writing.query({
      text: 'select 1 from contents where id = (select content_id from content_blocks where id = $1) for update',
      values: [id],
    })
    await blocks.updateWithin(writing, { id, chapterId: chapterId ?? null, position }, context, info)
    await writing.query({
      text: `with moved as (select id, content_id, chapter_id from content_blocks where id = $1),
          others as (select b.id, row_number() over (order by b.position, b.id) - 1 as place from content_blocks b join moved m
            on m.content_id = b.content_id and m.chapter_id is not distinct from b.chapter_id and m.id <> b.id),
          places as (select id, case when place >= $2::int then place + 1 else place end as place from others
            union all select id, least($2::int, (select count(*) from others)) from moved)
        update content_blocks b set position = p.place from places p where p.id = b.id and b.position <> p.place`,
      values: [id, position],
    })
    return writing.reader.one('ContentBlock', id, selectionOf(info))
  })
}
