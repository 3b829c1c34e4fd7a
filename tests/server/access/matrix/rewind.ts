import type { TestApp } from '../../../build'

interface Table {
  id: string
  columns: string
}

/** Our tables with their columns, but without those that the database computes. */
async function tablesOf({ services }: TestApp): Promise<Table[]> {
  const { rows } = await services.database.query({
    text: `select quote_ident(c.table_name) as id, string_agg(quote_ident(c.column_name), ', ') as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by c.table_name order by 1`,
  })
  return rows as unknown as Table[]
}

/**
 * Keeps the rows of all tables as they are now. `changed` answers the tables that differ from then, and `rewind` puts them back. It passes the
 * ledger's guards and follows no references.
 */
export async function keep(app: TestApp) {
  const { database } = app.services
  const tables = await tablesOf(app)
  await database.query({ text: 'create schema kept' })
  for (const { id } of tables) await database.query({ text: `create table kept.${id} as table public.${id}` })
  const sums = tables.map(
    ({ id }) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0)::text from public.${id} t)`,
  )
  const sum = async () => {
    const { rows } = await database.query({ text: `select array[${sums}] as sums` })
    return rows[0]?.sums as string[]
  }
  // The number of the next writing transaction. While it stands still, nobody has written anything.
  const next = async () => {
    const { rows } = await database.query({ text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as next' })
    return rows[0]?.next as string
  }
  const start = await sum()
  let known = await next()

  return {
    async changed() {
      const before = known
      known = await next()
      if (known === before) return []
      const now = await sum()
      return tables.filter((_, at) => now[at] !== start[at])
    },
    async rewind(changed: readonly Table[]) {
      const texts = changed.flatMap(({ id, columns }) => [
        `delete from public.${id}`,
        `insert into public.${id} (${columns}) select ${columns} from kept.${id}`,
      ])
      await database.transaction(({ query }) =>
        query({ text: ['set local session_replication_role = replica', ...texts].join('; ') }),
      )
      known = await next()
    },
  }
}
