import type { Services } from '../../kernel/context'
import type { Leaving } from '../../kernel/noun'
import type { Writing } from '../../kernel/write/write'

/** Deletes the files that a person still owns, their bytes after the commit. Higher areas have already left the school's files without an owner. */
export async function eraseFiles({ query, after }: Writing, { userId }: Leaving, { files, log }: Services) {
  await query({ text: 'delete from media_uploads where owner_id = $1', values: [userId] })
  const { rows } = await query({
    text: 'delete from drive_files where owner_id = $1 returning storage_key as key',
    values: [userId],
  })
  after(() => {
    for (const { key } of rows)
      if (key) files.remove(key as string).catch((error) => log.error(error, 'a deleted file stayed'))
  })
}

/** Leaves files that a person uploaded for the school to the school; `which` is SQL that selects their ids. */
export const leaveToSchool = ({ query }: Pick<Writing, 'query'>, { userId }: Leaving, which: string) =>
  query({ text: `update drive_files set owner_id = null where owner_id = $1 and id in (${which})`, values: [userId] })
