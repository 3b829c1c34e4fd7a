import pg from 'pg'
import type { Patience } from '../time/patience'
import { judged } from './pg-absence'

/** Number of the advisory lock that one server at a time holds on a database. */
const SERVER_LOCK = 7_205_632

/** Makes PostgreSQL notice a lost machine within half a minute. */
const options = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** A PostgreSQL process and its start time. The start time is needed because process numbers are used again. */
interface Backend {
  pid: number
  key: string
}

const self = `select pid, pid || ' ' || backend_start as key from pg_stat_activity where pid = pg_backend_pid()`
const holder = `select a.pid, a.pid || ' ' || a.backend_start as key from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
  and l.database = (select oid from pg_database where datname = current_database())`

/** A connection that can hold the lock. */
export interface ClaimConnection {
  backend: Backend
  /** Resolves when the connection has ended, for whatever reason. */
  ended: Promise<void>
  /** Takes the lock; false if another process holds it. */
  take(): Promise<boolean>
  /** The process that holds the lock. */
  holder(): Promise<Backend | undefined>
  end(other: Backend): Promise<void>
  /** Rejects if PostgreSQL does not answer. */
  beat(): Promise<void>
  close(): Promise<void>
}

/** Throws DatabaseAway if PostgreSQL does not answer within a few seconds. */
export async function openClaimConnection(
  connectionString: string,
  { claimAnswerMs }: Pick<Patience, 'claimAnswerMs'>,
): Promise<ClaimConnection> {
  const client = new pg.Client({
    connectionString,
    options,
    connectionTimeoutMillis: claimAnswerMs,
    query_timeout: claimAnswerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  client.on('error', () => {})
  const ended = new Promise<void>((done) => client.once('end', done))
  const ask = async (text: string, values?: unknown[]) =>
    (
      await client.query(text, values).catch((error) => {
        throw judged(error)
      })
    ).rows
  await client.connect().catch((error) => {
    throw judged(error)
  })
  const [backend] = (await ask(self)) as [Backend]
  return {
    backend,
    ended,
    take: async () => (await ask('select pg_try_advisory_lock($1) as taken', [SERVER_LOCK]))[0]?.taken,
    holder: async () => (await ask(holder, [SERVER_LOCK]))[0],
    end: async ({ pid }) => void (await ask('select pg_terminate_backend($1)', [pid])),
    beat: async () => void (await ask('select 1')),
    close: () => client.end(),
  }
}
