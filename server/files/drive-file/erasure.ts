import type { Services } from '../../kernel/context'
import type { Leaving } from '../../kernel/noun'
import type { Writing } from '../../kernel/write/write'

/** The files that a person still owns go, their bytes after the commit. What belongs to the school has no owner by now: higher areas let go of it first. */
export async function eraseFiles({ query, after }: Writing, { userId }: Leaving, { files, log }: Services) {
  const { rows } = await query({
    text: 'delete from drive_files where owner_id = $1 returning storage_key as key',
    values: [userId],
  })
  after(() => {
    for (const { key } of rows)
      if (key) files.remove(key as string).catch((error) => log.error(error, 'a deleted file stayed'))
  })
}

/** Leaves files to the school that somebody uploaded for it; `which` is SQL that selects the files' ids. */
export const leaveToSchool = ({ query }: Pick<Writing, 'query'>, { userId }: Leaving, which: string) =>
  query({ text: `update drive_files set owner_id = null where owner_id = $1 and id in (${which})`, values: [userId] })
