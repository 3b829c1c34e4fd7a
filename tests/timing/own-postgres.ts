import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { startCluster } from '../../scripts/postgres.mjs'
import { type Patience, patienceTimes, usualPatience } from '../../server/kernel/time/patience'
import { build, type TestApp } from '../build'
import { type Mailbox, mailbox } from '../server/mailbox'

/** How long the servers of these tests wait: a tenth of what real ones do. The tests measure by it. */
export const short = patienceTimes(0.1)

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** The whole server, listening, with its own PostgreSQL and mail server, which a test can take away. */
export interface OwnPostgres {
  cluster: Cluster
  post: Mailbox
  app: TestApp
  url: string
  /** The access token of a person who may do everything. */
  token: string
  /** Queries the database on a connection beside the server's. */
  ask(text: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function onOwnPostgres(patience: Partial<Patience> = {}): Promise<OwnPostgres> {
  const cluster = await startCluster({ settings: ['max_connections=60'] })
  const post = await mailbox()
  const app = await build(
    { databaseUrl: cluster.url, smtpUrl: post.smtpUrl, rateFactor: 1_000_000 },
    // On a busy machine a cluster that has just begun takes its time to answer.
    { ...short, connectionMs: 12 * usualPatience.connectionMs, ...patience },
  )
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const own: OwnPostgres = {
    cluster,
    post,
    app,
    url: `http://127.0.0.1:${port}`,
    token: (await app.person({ role: 'admin' })).token,
    async ask(text) {
      const client = new pg.Client({ connectionString: cluster.url })
      client.on('error', () => {})
      await client.connect()
      return (await client.query(text).finally(() => client.end())).rows
    },
    async close() {
      await own.app.close()
      cluster.stop()
      await post.close()
    },
  }
  return own
}

export const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`
