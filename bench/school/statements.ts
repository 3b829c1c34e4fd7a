import pg from 'pg'
import type { Cluster } from '../cluster'

/** Milliseconds by the name of the database. */
type Times = ReadonlyMap<string, number>

export interface Statements {
  /** The total time of statements so far, without the sweep, which comes by the clock. */
  spent(): Promise<Times>
  /** The mean time of the sweep's statement. */
  sweeps(): Promise<Times>
  close(): Promise<void>
}

const isSweep = `s.query like '%as due'`
const from = 'from pg_stat_statements s join pg_database d on d.oid = s.dbid'

/** Counts the time of statements in a cluster, or answers null where this PostgreSQL cannot. */
export async function countStatements({ url }: Cluster): Promise<Statements | null> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension pg_stat_statements')
    await client.query('select pg_stat_statements_reset()')
  } catch {
    await client.end()
    return null
  }
  const times = async (ms: string, where: string) => {
    const { rows } = await client.query(
      `select d.datname as name, ${ms} as ms ${from} where ${where} group by d.datname`,
    )
    return new Map(rows.map(({ name, ms }) => [name as string, Number(ms)]))
  }
  return {
    spent: () => times('sum(s.total_exec_time)', `not ${isSweep}`),
    sweeps: () => times('sum(s.total_exec_time) / sum(s.calls)', isSweep),
    close: () => client.end(),
  }
}
