import type { ContentChapterInput } from '../../../schema/generated/types'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { chapters } from './chapters'

/** Changes several chapters in one transaction, each under the rules of a single change. */
export const contentChaptersUpdate: Operation<'contentChaptersUpdate'> = async (
  { contentId, chapters: given },
  context,
  info,
) => {
  refuseTwice(given)
  return write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'select count(*)::int as found from content_chapters where content_id = $1 and id = any($2::uuid[])',
      values: [contentId, given.map(({ id }) => id)],
    })
    if (rows[0]?.found !== given.length) throw notFound(nameOf('ContentChapter'))
    for (const { id, title, position, expanded } of given)
      await chapters.updateWithin(
        writing,
        {
          id,
          ...(typeof title === 'string' && { title }),
          ...(typeof position === 'number' && { position }),
          ...(typeof expanded === 'boolean' && { expanded }),
        },
        context,
        info,
      )
    return writing.reader.all('ContentChapter', { contentId }, selectionOf(info))
  })
}

function refuseTwice(given: readonly ContentChapterInput[]) {
  if (new Set(given.map(({ id }) => id)).size < given.length)
    throw invalid('chapters', 'A chapter is named more than once.')
}
