import { WEEKS_SHOWN } from '../../../rules/weeks'
import type { SessionsWeek } from '../../../schema/generated/types'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { latestWeeks, weeksSql, weekValues } from '../../kernel/time/weeks'

const text = `select w.monday, c.written, c.oral, c.other, c."toCome" from ${weeksSql}
  cross join lateral (
    select count(*) filter (where s.start_at <= $4 and t."group" = 'written')::int as written,
      count(*) filter (where s.start_at <= $4 and t."group" = 'oral')::int as oral,
      count(*) filter (where s.start_at <= $4 and t."group" not in ('written', 'oral'))::int as other,
      count(*) filter (where s.start_at > $4)::int as "toCome"
    from sessions s join session_types t on t.id = s.session_type_id
    where s.start_at >= w.since and s.start_at < w.until and s.status not in ('pending', 'cancelled', 'expired')
  ) c order by w.place`

export const sessionsByWeek: Operation<'sessionsByWeek'> = async (_args, { database, clock }) => {
  const now = clock.now()
  const values = [...weekValues(latestWeeks(now, WEEKS_SHOWN)), now.toISOString()]
  const { rows } = await database.query({ name: 'sessions_by_week', text, values })
  return rows as unknown as Answer<SessionsWeek[]>
}
