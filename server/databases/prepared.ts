import type { PoolClient } from 'pg'
import { statementName } from './statement-names'

interface Config {
  text?: string
  name?: string | undefined
  values?: unknown[]
}

type Query = (config: Config | string, values?: unknown[], ...rest: unknown[]) => unknown

/** Keeps what comes again prepared on a connection, Drizzle's statements and those written by hand alike: to parse and plan one takes longer than to run it. */
export function keepPrepared(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((config: Config | string, values?: unknown[], ...rest: unknown[]) => {
    if (typeof config !== 'string' && isNameless(config, values)) config.name = statementName(config.text ?? '')
    return query(config, values, ...rest)
  }) as PoolClient['query']
}

/** Without values a text may hold several statements, which cannot be prepared. */
const isNameless = ({ text, name, values }: Config, given: unknown[] | undefined) =>
  text && !name && (given ?? values)?.length
