import pg, { type PoolClient } from 'pg'
import { statementName } from './statement-names'

interface Config {
  text?: string
  name?: string | undefined
  values?: unknown[]
  rowMode?: string
  types?: unknown
}

type Answer = (error: Error | undefined, result: unknown) => void
type Ask = (config: unknown, values?: unknown[], answer?: Answer) => unknown

/** Keeps repeated statements prepared on a connection, Drizzle's and our own: parsing and planning takes longer than running. */
export function keepPrepared(client: PoolClient): void {
  const ask = client.query.bind(client) as Ask
  client.query = ((config: Config | string, values?: unknown[], answer?: Answer) => {
    if (typeof config === 'string') return ask(config, values, answer)
    const { text, name, rowMode, types } = config
    const given = values ?? config.values
    // A text without values may hold several statements, which cannot be prepared.
    const kept = name || (text && given?.length ? statementName(text) : undefined)
    if (text && answer && !rowMode && !types) return ask(made(text, given, answer, kept))
    config.name = kept
    return ask(config, values, answer)
  }) as PoolClient['query']
}

/** Makes the query object that the driver would make: its copy of a configuration costs a twentieth of a small answer. */
function made(text: string, values: unknown[] | undefined, answer: Answer, name: string | undefined) {
  const query = new pg.Query(text, values) as pg.Query & { callback: Answer; name?: string }
  query.callback = answer
  if (name) query.name = name
  return query
}
