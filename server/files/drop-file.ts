import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Context } from '../kernel/context'
import { entities, snake } from '../kernel/read/entity'
import type { Writing } from '../kernel/write/write'
import { driveFile, driveFiles } from './drive-file/table'

/** Conditions in SQL, each whether a row names the file `f`: one for each column of an entity that refers to files, and for each table of links to them. */
export const namings = (): string[] => [
  ...[...entities.values()].flatMap(({ table, tableName }) =>
    getTableConfig(table).foreignKeys.flatMap(({ reference }) => {
      const { foreignTable, columns } = reference()
      if (foreignTable !== driveFiles) return []
      return columns.map(({ name }) => naming(tableName, name))
    }),
  ),
  ...Object.values(driveFile.relations).flatMap(({ table, key }) => (table ? [naming(table, key)] : [])),
]

const naming = (table: string, column: string) => `exists (select 1 from ${table} x where x."${snake(column)}" = f.id)`

const isShared = (key: string, id: string) =>
  `exists (select 1 from drive_files o where o.storage_key = ${key} and o.id <> ${id})`

let unnamed: string | undefined

/** Deletes a document that nothing names any more, and its bytes after the commit. */
export async function dropFile(writing: Writing, context: Pick<Context, 'files' | 'log'>, fileId: string) {
  unnamed ??= `delete from drive_files f where f.id = $1 and not (${[...new Set(namings())].join(' or ')})
    returning f.storage_key as key, ${isShared('f.storage_key', 'f.id')} as shared`
  const { rows } = await writing.query({ text: unnamed, values: [fileId] })
  const [gone] = rows as { key: string | null; shared: boolean }[]
  if (gone?.key && !gone.shared) removeAfter(writing, context, gone.key)
}

/** Removes the bytes of a document whose row this transaction has deleted, unless another has the same. */
export async function dropBytes(writing: Writing, context: Pick<Context, 'files' | 'log'>, key: string) {
  const { rows } = await writing.query({
    text: 'select 1 from drive_files where storage_key = $1 limit 1',
    values: [key],
  })
  if (!rows.length) removeAfter(writing, context, key)
}

const removeAfter = ({ after }: Writing, { files, log }: Pick<Context, 'files' | 'log'>, key: string) =>
  after(() => void files.remove(key).catch((error) => log.error(error, 'a deleted file stayed')))
