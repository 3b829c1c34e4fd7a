import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import type { BusySpan } from './read-calendar'

const gone = `delete from busy_times kept where calendar_id = $1
  and not exists (select 1 from unnest($2::timestamptz[], $3::timestamptz[]) as now_there(f, u) where f = kept."from" and u = kept."until")`
const come = `insert into busy_times (id, calendar_id, user_id, "from", "until", all_day)
  select there.id, $1, $2, there.f, there.u, there.whole from unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::boolean[]) as there(id, f, u, whole)
  on conflict (calendar_id, "from", "until") do nothing`

interface Kept {
  id: string
  userId: string
  allDay: boolean
}

/** Makes the busy times of a calendar those that it holds now. What stays keeps its row, and so whether the tutor opened it again. */
export async function keepTimes(writing: Writing, { id, userId, allDay }: Kept, times: readonly BusySpan[]) {
  const busy = times.filter((each) => allDay || !each.allDay)
  const [from, until] = [busy.map((each) => each.from), busy.map((each) => each.until)]
  await writing.query({ text: gone, values: [id, from, until] })
  const ids = busy.map(() => newId())
  await writing.query({ text: come, values: [id, userId, ids, from, until, busy.map((each) => each.allDay)] })
  writing.changed('BusyCalendar', id)
}
