import { startCluster as start } from '../scripts/postgres.mjs'

/** The process `pid` is the one whose children are the server's backends. */
export type Cluster = Awaited<ReturnType<typeof start>>

const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=60']
const counting = [...settings, 'shared_preload_libraries=pg_stat_statements']

interface Options {
  /** Whether to count what each statement takes, where this PostgreSQL can. */
  statements?: boolean
}

/** A PostgreSQL that keeps its promises: unlike the one for tests it waits for the disk, as a real one does. */
export function startCluster(port: number, { statements = false }: Options = {}): Promise<Cluster> {
  if (!statements) return start({ settings, port })
  // One without that library does not start with it.
  return start({ settings: counting, port }).catch(() => start({ settings, port }))
}
