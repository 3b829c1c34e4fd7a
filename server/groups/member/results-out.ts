import { londonDay } from '../../kernel/time/weeks'
import type { Writing } from '../../kernel/write/write'

/** Whether the results of a group's exam are out, by its own date. */
export async function areOut({ query, now }: Pick<Writing, 'query' | 'now'>, studyGroupId: string): Promise<boolean> {
  const { rows } = await query({
    text: 'select 1 from study_groups where id = $1 and results_date <= $2::date',
    values: [studyGroupId, londonDay(now)],
  })
  return rows.length > 0
}
