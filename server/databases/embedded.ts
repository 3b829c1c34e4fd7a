import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGliteInterface, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from '../folder-lock'
import { type Connection, casing, type Driver, type Orm } from './driver'

/** The embedded database answers as node-postgres does. Texts without values may hold several statements. */
const embeddedQuery =
  (lite: Pick<PGliteInterface | Transaction, 'query' | 'exec'>): Connection['query'] =>
  async ({ text, values }) => {
    const result = values?.length ? await lite.query(text, values) : (await lite.exec(text)).at(-1)
    return {
      rows: (result?.rows ?? []) as Record<string, unknown>[],
      rowCount: result?.affectedRows || (result?.rows.length ?? 0),
    }
  }

/** Opens the embedded PostgreSQL in a folder, or in memory where there is none. */
export async function openEmbedded(folder: string | null, migrationsFolder: string, from?: Blob): Promise<Driver> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const path = folder && join(folder, 'database')
  if (path) mkdirSync(path, { recursive: true })
  const unlock = folder ? lockFolder(folder) : () => {}
  const lite = await PGlite.create({
    ...(path && { dataDir: path }),
    ...(from && { loadDataDir: from }),
    extensions: { btree_gist, pg_trgm },
  })
  await lite.exec("set timezone to 'UTC'")
  const orm = (client: unknown) => drizzle(client as never, { casing }) as unknown as Orm
  await migrate(orm(lite) as never, { migrationsFolder })
  return {
    kind: 'embedded',
    orm: orm(lite),
    query: embeddedQuery(lite),
    attempt: (work) =>
      lite.transaction((transaction) => work({ orm: orm(transaction), query: embeddedQuery(transaction) })) as never,
    async close() {
      await lite.close()
      unlock()
    },
  }
}
