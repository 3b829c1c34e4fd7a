import type { MocksLeft } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { freeBookingsSql } from '../changes/free-booking'
import { satSql } from '../starts/student'
import { permittedSql } from '../starts/timetables'

/** By the rules that find starts; each type and area ends at its first mock, so it reads no more than there are of these. */
const text = `
  with who as (select $1::uuid as id),
    sat as materialized (select mine.mock_id from who cross join lateral (${satSql}) mine)
  select t.id as "sessionTypeId", json_agg(o.practice_area_id order by o.practice_area_id) as "practiceAreaIds",
    (select min(rebook_until) from (${freeBookingsSql}) free where session_type_id = t.id) as "freeUntil"
  from session_types t
  join session_type_practice_areas o on o.session_type_id = t.id
  join practice_areas area on area.id = o.practice_area_id and area.booking_allowed
  where t.status = 'active' and t.booking_allowed and exists (
    select 1 from mocks m ${permittedSql}
    where m.session_type_id = t.id and m.practice_area_id = o.practice_area_id and m.status = 'published'
      and p.user_id <> (select id from who) and m.id not in (select mock_id from sat))
  group by t.id order by t.id`

export const mocksLeft: Operation<'mocksLeft'> = async (_args, context) => {
  const values = [signedIn(context).id, context.clock.now()]
  const { rows } = await context.database.query({ name: 'booking_mocks_left', text, values })
  return rows as unknown as Answer<MocksLeft[]>
}
