import { startCluster as start } from '../scripts/postgres.mjs'

/** The process `pid` is the parent of the server's backends. */
export type Cluster = Awaited<ReturnType<typeof start>>

const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=60']
const counting = [...settings, 'shared_preload_libraries=pg_stat_statements']

interface Options {
  /** Whether to count each statement's time, where this PostgreSQL can. */
  statements?: boolean
}

/** A durable PostgreSQL: unlike the one for tests it waits for the disk, as in production. */
export function startCluster(port: number, { statements = false }: Options = {}): Promise<Cluster> {
  if (!statements) return start({ settings, port })
  // A PostgreSQL without that library fails to start with this setting.
  return start({ settings: counting, port }).catch(() => start({ settings, port }))
}
