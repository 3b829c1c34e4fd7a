import type { AttemptStatus, ShownWhen } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { isPassed } from './is-passed'

/** How an attempt stands. */
export interface Result {
  id: string
  userId: string
  bundleId: string | null
  title: string
  status: AttemptStatus
  points: number | null
  most: number
  passPercent: number | null
  resultsShow: ShownWhen
}

const results = `select a.id, a.user_id as "userId", a.bundle_id as "bundleId", a.title, a.status, a.points, a.most, a.pass_percent as "passPercent",
    a.results_show as "resultsShow"
  from test_attempts a where a.id = any($1::uuid[]) order by a.id`

export async function resultsOf({ query }: Pick<Connection, 'query'>, ids: readonly string[]): Promise<Result[]> {
  const { rows } = await query({ text: results, values: [ids] })
  return rows as unknown as Result[]
}

/** Whole percent, as the result page shows it; null where there are no points to be had. */
export const percentOf = ({ points, most }: Result): number | null =>
  points === null || !most ? null : Math.round((100 * points) / most)

/** Null where there is no pass line or no points to be had, and while something waits to be marked. */
export const hasPassed = ({ status, points, most, passPercent }: Result): boolean | null =>
  status === 'submitted' || points === null || !most || passPercent === null
    ? null
    : isPassed((100 * points) / most, passPercent)
