import type { ClockAdjustment } from '../../../rules/school/clock-minutes'
import type { Connection } from '../../kernel/database/database'

/** What a person's adjustments give them on a clock; nothing without any. */
export async function adjustmentOf({ query }: Pick<Connection, 'query'>, userId: string): Promise<ClockAdjustment> {
  const { rows } = await query({
    text: 'select extra_time as "extraTime", breaks from adjustments where user_id = $1',
    values: [userId],
  })
  return (rows[0] as ClockAdjustment | undefined) ?? { extraTime: 0, breaks: 0 }
}
