import type { Connection } from '../../server/kernel/database/database'

export type Run = (text: string) => ReturnType<Connection['query']>

interface Copy {
  table: string
  /** The table for the copies, with the same columns, where it is not the table itself. */
  into?: string
  /** The plan's rows as `m`, with their `shift` in time, and the rows to copy as `x`. */
  from: string
  /** SQL for the columns that differ from the copied row. */
  set: Record<string, string>
  /** Whether to leave out copies that a unique key refuses. */
  lenient?: boolean
}

/** The times that plan a session. All other times report something past, and so are never ahead. */
const planned = ['start_at', 'end_at', 'deadline', 'access_open', 'access_close', 'hold_until']

/** The id of a row's copy for one row of the plan. */
export const copyId = (id: string) => `md5(${id}::text || m.id::text)::uuid`

/** Copies rows with all their columns, including those of later migrations. */
export async function copyRows(run: Run, { table, into = table, from, set, lenient = false }: Copy): Promise<void> {
  const { rows } = await run(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const columns = rows as { name: string; type: string }[]
  const sqlOf = ({ name, type }: { name: string; type: string }) => {
    if (set[name]) return set[name]
    if (!type.startsWith('timestamp')) return `x."${name}"`
    const shifted = `x."${name}" + m.shift`
    return planned.includes(name)
      ? shifted
      : `case when ${shifted} < now() then ${shifted} when ${shifted} is not null then now() end`
  }
  await run(
    `insert into ${into} (${columns.map(({ name }) => `"${name}"`).join(', ')})
      select ${columns.map(sqlOf).join(', ')} from ${from} ${lenient ? 'on conflict do nothing' : ''}`,
  )
}
