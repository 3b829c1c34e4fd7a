import { holds } from '../../../access/viewer'
import { FEWEST_MARKS, FEWEST_PEOPLE } from '../../../rules/groups/results'
import type { StudyGroupResults } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { londonDay } from '../../kernel/time/weeks'

interface Row {
  out: boolean
  people: number
  recorded: number
  marks: number
  passed: number
  failed: number
  quarters: number[] | null
  own: number | null
  isIn: boolean
}

const TOGETHER = 5

/**
 * The quarters are of all marks of the group, also of whoever has left or leads it now: otherwise those who take somebody out, or change their role and change
 * it back, would see by the quarters where that mark lies. Marks come into them `TOGETHER` at a time, in the order in which they were written down, so that nobody who looks
 * again and again sees what a single one changes.
 */
const text = `select coalesce((select results_date <= $3::date from study_groups where id = $1), false) as out,
    count(*) filter (where sits)::int as people, count(*) filter (where sits and (exam_mark is not null or exam_passed is not null))::int as recorded,
    (count(exam_mark) / ${TOGETHER} * ${TOGETHER})::int as marks, count(*) filter (where sits and exam_passed)::int as passed, count(*) filter (where sits and not exam_passed)::int as failed,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by exam_mark) filter (where nth <= marks / ${TOGETHER} * ${TOGETHER}) as quarters,
    max(exam_mark) filter (where sits and user_id = $2) as own
  from (select *, state = 'accepted' and role in ('member', 'moderator') as sits, count(exam_mark) over () as marks,
      row_number() over (partition by exam_mark is null order by exam_recorded_at, id) as nth
    from members where study_group_id = $1) m`
const isIn = `select 1 from members where study_group_id = $1 and user_id = $2 and state = 'accepted'`

const STEP = 5

/** How the members of a group did, without names. */
export const studyGroupResults: Operation<'studyGroupResults'> = async ({ studyGroupId }, context) => {
  const viewer = signedIn(context)
  const { query } = context.database
  const keeps = holds(viewer, 'manage_study_groups')
  const mine = keeps
    ? await context.reader.find('StudyGroup', studyGroupId, nothing)
    : (await query({ text: isIn, values: [studyGroupId, viewer.id] })).rows[0]
  if (!mine) throw notFound(nameOf('StudyGroup'))
  const { rows } = await query({ text, values: [studyGroupId, viewer.id, londonDay(context.clock.now())] })
  return shown(rows[0] as unknown as Row, keeps)
}

function shown(
  { out, people, recorded, marks, passed, failed, quarters, own }: Row,
  keeps: boolean,
): StudyGroupResults {
  const isSafe = out && quarters !== null && marks >= FEWEST_MARKS && people >= FEWEST_PEOPLE
  const steps = isSafe ? quarters.map((mark) => STEP * Math.round(mark / STEP)) : null
  return {
    ...{ out, people, recorded, quarters: steps },
    ...{ passed: keeps ? passed : null, failed: keeps ? failed : null },
    ownQuarter: isSafe && own !== null ? 1 + quarters.filter((mark) => own > mark).length : null,
  }
}
