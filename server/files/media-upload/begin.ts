import { MOST_MEDIA_BYTES, MOST_UNFINISHED } from '../../../rules/files/media-limits'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid } from '../../kernel/errors'
import { write } from '../../kernel/write/write'
import { refuseWithoutSpace } from '../space'

interface Announced {
  name: string
  /** In bytes. */
  size: number
}

const unfinished = 'select count(*)::int as count from media_uploads where owner_id = $1 and finished_at is null'

/**
 * Begins an upload within the limits of its owner and returns its id. Throws VALIDATION: empty or larger than 2 GB; CONFLICT: more than the quota, too many
 * that are not finished, or no room on the disk.
 */
export async function beginUpload(context: Context, { name, size }: Announced): Promise<string> {
  if (!(size > 0)) throw invalid('file', 'The file is empty.')
  if (size > MOST_MEDIA_BYTES) throw invalid('file', 'The file is larger than 2 GB. Save it with a lower quality.')
  const ownerId = signedIn(context).id
  const id = newId()
  await write(context, async ({ query, now }) => {
    await refuseWithoutSpace({ query }, context.settings, { ownerId, size })
    const { rows } = await query({ text: unfinished, values: [ownerId] })
    if (Number(rows[0]?.count) >= MOST_UNFINISHED)
      throw conflict(`You have ${MOST_UNFINISHED} uploads that are not finished. Finish or cancel one of them first.`)
    await query({
      text: 'insert into media_uploads (id, owner_id, name, size, inserted_at) values ($1, $2, $3, $4, $5)',
      values: [id, ownerId, name, size, now],
    })
  })
  return id
}
