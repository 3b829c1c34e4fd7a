import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_HOURS } from '../../../rules/files/media-limits'
import type { Services } from '../../kernel/context'

const HOUR_MS = 3_600_000

/** An hour more than an upload has, so that nobody writes to one that is swept. Finished ones are remembered as long, for those who ask how far they came. */
const over = `delete from media_uploads where inserted_at < $1::timestamptz - interval '${UPLOAD_HOURS + 1} hours'`

/** Deletes uploads that were abandoned, and bytes that no upload names, at most once an hour. */
export function createUploadSweep({
  database,
  clock,
  settings,
  log,
}: Pick<Services, 'database' | 'clock' | 'settings' | 'log'>) {
  const folder = join(settings.dataDir, 'uploads')
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    await database.query({ text: over, values: [now] })
    // Listed before the rows are read, so that an upload that begins meanwhile is not taken for an orphan.
    const names = await readdir(folder).catch(() => [])
    if (!names.length) return
    const { rows } = await database.query({ text: 'select id from media_uploads where finished_at is null' })
    const known = new Set(rows.map(({ id }) => id as string))
    for (const name of names)
      if (!known.has(name))
        await rm(join(folder, name), { force: true }).catch((error) => log.error(error, 'an abandoned upload stayed'))
  }
}
