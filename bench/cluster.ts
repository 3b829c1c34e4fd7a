import { startCluster as start } from '../scripts/postgres.mjs'

/** The process `pid` is the one whose children are the server's backends. */
export type Cluster = Awaited<ReturnType<typeof start>>

const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=60']

/** A PostgreSQL that keeps its promises: unlike the one for tests it waits for the disk, as a real one does. */
export const startCluster = (port: number): Promise<Cluster> => start({ settings, port })
