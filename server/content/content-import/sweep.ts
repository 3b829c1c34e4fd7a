import type { Services } from '../../kernel/context'

const HOUR_MS = 3_600_000

/** Deletes imports after seven days, and those whose content is gone, with their files; at most once an hour. */
export function createSweep({ database, clock, files, log }: Services) {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    const { rows } = await database.query({
      text: `delete from content_imports where inserted_at < $1::timestamptz - interval '7 days'
        or (content_id is null and inserted_at < $1::timestamptz - interval '1 hour') returning storage_key as key`,
      values: [now],
    })
    for (const { key } of rows)
      if (key) await files.remove(key as string).catch((error) => log.error({ err: error }, 'an imported file stayed'))
  }
}
