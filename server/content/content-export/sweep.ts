import type { Services } from '../../kernel/context'

const HOUR_MS = 3_600_000

/** Deletes exports after a day, and those whose content is gone, with their files; at most once an hour. */
export function createSweep({ database, clock, files, log }: Services) {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    const { rows } = await database.query({
      text: `delete from drive_files f using content_exports e where e.file_id = f.id
        and (e.inserted_at < $1::timestamptz - interval '1 day' or e.content_id is null) returning f.storage_key as key`,
      values: [now],
    })
    for (const { key } of rows)
      await files.remove(key as string).catch((error) => log.error({ err: error }, 'an exported file stayed'))
  }
}
