import type { Services } from '../kernel/context'
import { entities } from '../kernel/read/entity'

const HOUR_MS = 3_600_000

/** The rows that show the picture `f`, of every entity with pictures. */
const shown = () =>
  [...entities.values()].flatMap(({ tableName, columns, pictures }) =>
    pictures.map((column) => `exists (select 1 from ${tableName} t where t.${columns[column]} = f.id)`),
  )

/** A picture is stored before its row. One that no row shows after a few minutes was refused or replaced. */
const unseen =
  () => `delete from drive_files f where f.metadata ->> 'picture' = 'true' and f.inserted_at < $1::timestamptz - interval '5 minutes'
  and not (${[...new Set(shown())].join(' or ')}) returning f.storage_key as key`

/** Deletes pictures that no row shows, at most once an hour. */
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
