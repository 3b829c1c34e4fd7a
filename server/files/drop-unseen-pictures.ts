import type { Services } from '../kernel/context'

const HOUR_MS = 3_600_000

/** A picture is kept before the row that shows it: one of these that is a few minutes old and shown by none was refused, or replaced. */
const unseen = `delete from drive_files f where f.metadata ->> 'picture' = 'true' and f.inserted_at < $1::timestamptz - interval '5 minutes'
  and not exists (select 1 from users u where u.avatar = f.id) and not exists (select 1 from session_types t where t.image = f.id)
  returning f.storage_key as key`

/** Deletes, at most once an hour, pictures that nobody can see any more. */
export function createPictureSweep({
  database,
  clock,
  files,
  log,
}: Pick<Services, 'database' | 'clock' | 'files' | 'log'>) {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    const { rows } = await database.query({ text: unseen, values: [now] })
    for (const { key } of rows)
      await files.remove(key as string).catch((error) => log.error(error, 'a deleted picture stayed'))
  }
}
