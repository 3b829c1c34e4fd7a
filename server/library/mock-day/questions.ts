import type { ProfilePaper } from '../../../access/library/exam-profiles'
import { mockPaper } from '../../../access/library/mock-day-plan'
import type { ExamPaper } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { invalid } from '../../kernel/errors'
import { type Chosen, chosenColumns, hasMet } from '../test-attempt/chosen-questions'
import { practicable } from '../test-attempt/practice-pool'
import { usableQuestion } from '../test-attempt/usable-question'

/** A paper that can be sat as a mock day. Throws VALIDATION. */
export function paperOf(paper: ExamPaper): ProfilePaper {
  const found = mockPaper(paper)
  if (!found) throw invalid('paper', 'This paper asks no questions. Choose FLK1 or FLK2.')
  return found
}

/** What the exam asks: one right answer of five. */
const asInExam = `${practicable} and b.subtype = 'single_best_answer' and jsonb_array_length(b.answer_options) = 5`
const ofAreas = `(select id, short_name from practice_areas where short_name = any($3::text[]))`

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
    text: `with counted as (select b.practice_area_id as id, count(*)::int as available, count(*) filter (where not ${hasMet('$1')})::int as unseen
        ${asInExam} and b.practice_area_id in (select id from ${ofAreas} r) group by 1)
      select r.short_name as area, c.available, c.unseen from counted c join practice_areas r on r.id = c.id`,
    values: [userId, now, areas],
  })
  return rows as unknown as Available[]
}

const drawn = `with lot as (select ${chosenColumns('$1')}, r.short_name as area,
      row_number() over (partition by r.short_name order by ${hasMet('$1')}, random()) as place
    ${asInExam.replace('left join lateral', `join ${ofAreas} r on r.id = b.practice_area_id left join lateral`)})
  select l."blockId", l.subtype, l.score, l.estimate, l."feedbackShow", l.options, l."seenBefore" from lot l
  join jsonb_to_recordset($4) as s(area text, most int) on s.area = l.area and l.place <= s.most order by random()`

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
