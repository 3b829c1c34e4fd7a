import pg from 'pg'
import type { Statement } from '../../server/kernel/database/database'
import type { TestApp } from '../build'

/** Shows the plans of statements as the server's pools keep them: for any values, or for the given values where the statement is a search. */
export async function openPlans({ services: { database, settings } }: TestApp) {
  const client = new pg.Client({
    connectionString: settings.databaseUrl,
    options: '-c timezone=UTC -c jit=off',
  })
  await client.connect()

  return {
    query: (text: string) => client.query(text),
    close: () => client.end(),

    /** The statements that the server sends while this runs. */
    async statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
      const { query } = database
      const sent: Statement[] = []
      database.query = (statement) => {
        sent.push(statement)
        return query(statement)
      }
      await act().finally(() => {
        database.query = query
      })
      return sent
    },

    /** The number of rows that the plan reads in tables and indexes. */
    async rowsRead({ text, values = [], search = false }: Statement): Promise<number> {
      await client.query(`set plan_cache_mode = ${search ? 'force_custom_plan' : 'force_generic_plan'}`)
      await client.query(`prepare asked as ${text}`)
      const given = values.map((value) => client.escapeLiteral(written(value)))
      const { rows } = await client.query(
        `explain (analyze, format json) execute asked ${given.length ? `(${given})` : ''}`,
      )
      await client.query('deallocate asked')
      return sum(rows[0]['QUERY PLAN'][0].Plan)
    },
  }
}

export type Plans = Awaited<ReturnType<typeof openPlans>>

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

function sum(node: PlanNode): number {
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
  // The scan that made a bitmap has already counted its rows. The progress of vacuum decides which plans have a bitmap, so that differs between runs.
  const own = (node['Node Type'] === 'Bitmap Heap Scan' ? 0 : rows) + (node['Rows Removed by Index Recheck'] ?? 0)
  const isScan = node['Relation Name'] || node['Index Name']
  return (isScan ? own * node['Actual Loops'] : 0) + (node.Plans ?? []).reduce((total, each) => total + sum(each), 0)
}

function written(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? `{${value}}` : String(value)
}
