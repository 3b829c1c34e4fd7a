import type { Services } from '../../kernel/context'
import { londonDay } from '../../kernel/time/weeks'
import { write } from '../../kernel/write/write'
import { tellOfResults } from './letters'

/** SQL: members `m` of whose result nothing is known. */
export const unknownSql = `m.state = 'accepted' and m.role in ('member', 'moderator') and m.exam_mark is null and m.exam_passed is null and m.said_at is null`

const AT_ONCE = 200
/** Of results that have been out for longer nobody is asked. */
const ASKED_DAYS = 60

/** Members are asked from the day after results are out. */
const due = `select g.id, g.name from study_groups g where g.results_date < $1::date and g.results_date > $1::date - ${ASKED_DAYS}
  and exists (select 1 from members m where m.study_group_id = g.id and ${unknownSql} and m.result_asked_at is null) order by g.results_date, g.id limit 20`

const ask = `update members set result_asked_at = $2 where id in (
    select m.id from members m where m.study_group_id = $1 and ${unknownSql} and m.result_asked_at is null order by m.id limit ${AT_ONCE} for update skip locked)
  returning user_id as "userId"`

/** Asks members of groups whose results are out for theirs, each once, some hundreds at a time. Safe to call twice. */
export async function askForResults(services: Services): Promise<void> {
  const { rows } = await services.database.query({ text: due, values: [londonDay(services.clock.now())] })
  for (const { id, name } of rows as { id: string; name: string }[])
    await write(services, async (writing) => {
      const asked = await writing.query({ text: ask, values: [id, writing.now] })
      const people = asked.rows.map(({ userId }) => userId as string)
      await tellOfResults(writing, services, people, { groupId: id, name })
    })
}
