import type { ProfilePaper } from '../../../rules/library/exam-profiles'
import { mockPaper } from '../../../rules/library/mock-day-plan'
import type { ExamPaper } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { invalid } from '../../kernel/errors'
import { type Chosen, chosenColumns } from '../asking/chosen-questions'
import { didWith, practicable, theirs } from '../asking/practice-pool'
import { usableQuestion } from '../asking/usable-question'

/** A paper that can be sat as a mock day. Throws VALIDATION. */
export function paperOf(paper: ExamPaper): ProfilePaper {
  const found = mockPaper(paper)
  if (!found) throw invalid('paper', 'This paper asks no questions. Choose FLK1 or FLK2.')
  return found
}

/** What the exam asks: one right answer of five. */
const asInExam = `${practicable} and b.subtype = 'single_best_answer' and jsonb_array_length(b.answer_options) = 5
  and b.practice_area_id = any(array(select id from practice_areas where short_name = any($3::text[])))`

export interface Available {
  area: string
  available: number
  unseen: number
}

/** How many such questions a person may practise, by the short name of their area. */
export async function availableOf(
  { query }: Pick<Connection, 'query'>,
  { userId, now, areas }: { userId: string; now: Date; areas: readonly string[] },
): Promise<Available[]> {
  const { rows } = await query({
    text: `with ${theirs}, counted as (select b.practice_area_id as id, count(*)::int as available, count(*) filter (where not ${didWith('t.met')})::int as unseen
        ${asInExam} group by 1)
      select r.short_name as area, c.available, c.unseen from counted c join practice_areas r on r.id = c.id`,
    values: [userId, now, areas],
  })
  return rows as unknown as Available[]
}

const drawn = `with ${theirs}, lot as (select b.id, b.practice_area_id, row_number() over (partition by b.practice_area_id order by ${didWith('t.met')}, random()) as place ${asInExam})
  select ${chosenColumns('$1')} from lot join practice_areas r on r.id = lot.practice_area_id
    join jsonb_to_recordset($4) as s(area text, most int) on s.area = r.short_name and lot.place <= s.most
    join content_blocks b on b.id = lot.id join bundles u on u.content_id = b.content_id order by random()`

/** So many of each area, what the person never met first, in an order by lot. */
export async function drawByArea(
  { query }: Pick<Connection, 'query'>,
  { userId, now, shares }: { userId: string; now: Date; shares: ReadonlyMap<string, number> },
): Promise<Chosen[]> {
  const list = [...shares].map(([area, most]) => ({ area, most }))
  const { rows } = await query({ text: drawn, values: [userId, now, [...shares.keys()], JSON.stringify(list)] })
  return (rows as unknown as Chosen[]).map(held)
}

/** Nothing of a session is shown before its day is over. */
const held = (question: Chosen): Chosen => ({ ...question, feedbackShow: 'never' })

/** The same questions later, without those that are gone. */
export async function questionsAgain(
  { query }: Pick<Connection, 'query'>,
  userId: string,
  blockIds: readonly string[],
): Promise<Chosen[]> {
  const { rows } = await query({
    text: `select ${chosenColumns('$1')} from content_blocks b join bundles u on u.content_id = b.content_id
      where b.id = any($2::uuid[]) and ${usableQuestion} order by array_position($2::uuid[], b.id)`,
    values: [userId, blockIds],
  })
  return (rows as unknown as Chosen[]).map(held)
}
