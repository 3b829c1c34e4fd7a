import type { PoolClient } from 'pg'
import { statementName } from './statement-names'

interface Config {
  text?: string
  name?: string
  values?: unknown[]
}

type Query = (config: Config | string, values?: unknown[], ...rest: unknown[]) => unknown

/** Keeps what comes again prepared on a connection, Drizzle's statements and those written by hand alike: to parse and plan one takes longer than to run it. */
export function keepPrepared(client: PoolClient): void {
  const query: Query = client.query.bind(client) as Query
  const named = (config: Config | string, values: unknown[] | undefined) => {
    // Without values a text may hold several statements, which cannot be prepared.
    if (typeof config === 'string' || !config.text || config.name || !(values ?? config.values)?.length) return config
    const name = statementName(config.text)
    return name ? { ...config, name } : config
  }
  client.query = ((config: Config | string, values?: unknown[], ...rest: unknown[]) =>
    query(named(config, values), values, ...rest)) as PoolClient['query']
}
