import type { Services } from '../kernel/context'
import { entities } from '../kernel/read/entity'
import { namings } from './drop-file'

const HOUR_MS = 3_600_000

/** The rows that show the picture or medium `f`, of every entity with such. */
const shown = () =>
  [...entities.values()].flatMap(({ tableName, columns, pictures, media }) =>
    [...pictures, ...Object.keys(media)].map(
      (column) => `exists (select 1 from ${tableName} t where t.${columns[column]} = f.id)`,
    ),
  )

/** A picture is stored before its row. One that no row shows after a few minutes was refused or replaced; a medium has a day to be named. A document goes with what it was attached to. */
const unseen =
  () => `delete from drive_files f where ((f.metadata ->> 'picture' = 'true' and f.inserted_at < $1::timestamptz - interval '5 minutes')
    or (f.metadata ?| array['media', 'attached'] and f.inserted_at < $1::timestamptz - interval '1 day'))
  and not (${[...new Set([...shown(), ...namings()])].join(' or ')}) returning f.storage_key as key`

/** Deletes pictures, media and attached documents that no row names, at most once an hour. */
export function createPictureSweep({
  database,
  clock,
  files,
  log,
}: Pick<Services, 'database' | 'clock' | 'files' | 'log'>) {
  const text = unseen()
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    const { rows } = await database.query({ text, values: [now] })
    for (const { key } of rows)
      await files.remove(key as string).catch((error) => log.error(error, 'a deleted picture stayed'))
  }
}
