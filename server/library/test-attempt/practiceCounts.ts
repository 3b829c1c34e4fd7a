import type { PracticeArea, PracticePool } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { practicable, theirs } from '../asking/practice-pool'

interface Row {
  practiceArea: PracticeArea | null
  pools: PracticePool[]
  count: number
}

const area = `json_build_object('id', r.id, 'name', r.name, 'shortName', r.short_name, 'bookingAllowed', r.booking_allowed,
  'meetingAllowed', r.meeting_allowed, 'classroomAllowed', r.classroom_allowed)`

const counted = `with ${theirs}, counted as (select b.practice_area_id as area, d.pools, count(*)::int as count ${practicable} group by 1, 2)
  select case when r.id is not null then ${area} end as "practiceArea", c.pools, c.count
  from counted c left join practice_areas r on r.id = c.area order by folded(r.name) collate "C" nulls last, c.pools`

/** One row for each area and set of pools, however many questions there are. */
export const practiceCounts: Operation<'practiceCounts'> = async (_args, context) => {
  const { database, clock } = context
  const { rows } = await database.query({ text: counted, values: [signedIn(context).id, clock.now()] })
  return rows as unknown as Row[]
}
