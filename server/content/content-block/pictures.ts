import { holds } from '../../../access/viewer'
import { picturesIn } from '../../../rules/content/pictures'
import type { AnswerOption } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'

/** A block's texts, and the files that their pictures showed before. */
export interface Illustrated {
  contentId: string
  assignment?: string | null
  answer?: string | null
  feedback?: string | null
  answerOptions?: readonly AnswerOption[] | null
  pictures: readonly string[]
}

/** The texts by their fields. */
const textsOf = ({ assignment, answer, feedback, answerOptions }: Illustrated) => ({
  assignment,
  answer,
  feedback,
  answerOptions: answerOptions?.map((each) => `${each.body}${each.feedback ?? ''}`).join(''),
})

/** Those that the writer may show: pictures of their own, and what other blocks of the content show already. */
const shownHere = `select f.id from drive_files f where f.id = any($1::uuid[]) and f.metadata ->> 'media' = 'image'
  and (f.owner_id = $2 or $3 or exists (select 1 from block_pictures p join content_blocks o on o.id = p.block_id
    where p.file_id = f.id and o.content_id = $4))`

/**
 * Keeps which files the pictures in a block's texts show: whoever may read the block may fetch them. One that is taken away stays for a day, so that
 * taking it away can be taken back. Throws VALIDATION at the text that shows somebody else's.
 */
export async function keepPictures({ query }: Writing, context: Context, block: Illustrated & { id: string }) {
  const wanted = Object.entries(textsOf(block)).flatMap(([field, html]) =>
    picturesIn(html).map((fileId) => ({ field, fileId })),
  )
  const added = wanted.filter(({ fileId }) => !block.pictures.includes(fileId))
  const gone = block.pictures.filter((id) => !wanted.some(({ fileId }) => fileId === id))
  if (added.length) {
    const viewer = signedIn(context)
    const ids = [...new Set(added.map(({ fileId }) => fileId))]
    const { rows } = await query({
      text: shownHere,
      values: [ids, viewer.id, holds(viewer, 'manage_content'), block.contentId],
    })
    const theirs = new Set(rows.map(({ id }) => id))
    const other = added.find(({ fileId }) => !theirs.has(fileId))
    if (other)
      throw invalid(other.field, 'A picture in this text is none that you uploaded. Take it out, or add it again.')
    await query({
      text: 'insert into block_pictures (block_id, file_id) select $1, unnest($2::uuid[])',
      values: [block.id, ids],
    })
  }
  if (gone.length)
    await query({
      text: 'delete from block_pictures where block_id = $1 and file_id = any($2::uuid[])',
      values: [block.id, gone],
    })
}
