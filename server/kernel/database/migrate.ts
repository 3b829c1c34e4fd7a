import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A connection of its own to a database. */
interface Connection {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: Record<string, unknown>[] }>
}

const BETWEEN_STATEMENTS = '--> statement-breakpoint'

const TOO_OLD = [
  /* not text */ 'This database was made by Articled before its first release, and cannot be carried over. Nothing in it was changed.',
  /* not text */ 'Start with an empty one: set DATA_DIR to another folder, or DATABASE_URL to a new database.',
].join(' ')

/**
 * Runs the migrations of a folder that a database has not had, in the order of their names, which begin with a time; each in a transaction, or not at
 * all. One from another branch that is older than the last is run too. Throws if the database is older than the first of them.
 */
export async function migrate(connection: Connection, folder: string): Promise<void> {
  const ask = async (text: string, values?: unknown[]) =>
    (await connection.query({ text, ...(values && { values }) })).rows
  const [{ is_old: isOld } = {}] = await ask("select to_regclass('drizzle.__drizzle_migrations') is not null as is_old")
  if (isOld) throw new Error(TOO_OLD)
  await ask('create schema if not exists migrations')
  await ask('create table if not exists migrations.applied (name text primary key)')
  const applied = new Set((await ask('select name from migrations.applied')).map(({ name }) => name))
  for (const file of readdirSync(folder).sort()) {
    const [name, ending] = file.split('.')
    if (ending !== 'sql' || applied.has(name)) continue
    await ask('begin')
    try {
      for (const statement of readFileSync(join(folder, file), 'utf8').split(BETWEEN_STATEMENTS)) await ask(statement)
      await ask('insert into migrations.applied (name) values ($1)', [name])
      await ask('commit')
    } catch (error) {
      await ask('rollback')
      throw error
    }
  }
}
