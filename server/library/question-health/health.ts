import type { AnswerOption, BlockSubtype, QuestionEstimate } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { isAskedSql } from '../asking/asked-sql'
import { estimateSql } from '../asking/chosen-questions'
import { type Counts, discriminationOf, facilityOf, medianSecondsOf, thirdsOf } from './figures'
import { warningsOf } from './warnings'

interface Found extends Counts {
  id: string
  bundleId: string
  chapter: number | null
  place: number
  title: string | null
  assignment: string | null
  subtype: BlockSubtype
  topic: string | null
  source: string | null
  lawStatedAt: string | null
  answerOptions: AnswerOption[] | null
  accepted: string[]
  voidedAt: Date | null
  estimate: number | null
  estimates: QuestionEstimate[] | null
  openReports: number
}

/** Questions are numbered in their content, whichever of them is asked for. */
const text = (which: string) => `with places as (select b.id, b.content_id,
      row_number() over (partition by b.chapter_id order by b.position, b.id)::int as place,
      case when b.chapter_id is not null then dense_rank() over (order by c.position nulls first, c.id)::int end as chapter
    from content_blocks b left join content_chapters c on c.id = b.chapter_id
    where b.content_id = (select content_id from ${which}) and ${isAskedSql}
      and (b.complete or exists (select 1 from question_counts k where k.block_id = b.id)))
  select b.id, u.id as "bundleId", p.place, p.chapter - (select min(chapter) from places) + 1 as chapter, b.title, b.assignment, b.subtype, b.topic, b.source,
    b.law_stated_at::text as "lawStatedAt", b.answer_options as "answerOptions", b.accepted, b.voided_at as "voidedAt",
    coalesce(k.answered, 0) as answered, coalesce(k."right", 0) as "right", coalesce(k.ranked, 0) as ranked,
    coalesce(k.ranked_right, 0) as "rankedRight", coalesce(k.strengths, 0) as strengths, coalesce(k.strength_squares, 0) as "strengthSquares",
    coalesce(k.strengths_right, 0) as "strengthsRight", coalesce(k.choices, '{}') as choices, coalesce(k.bands, '{}') as bands,
    coalesce(k.times, '{}') as times, ${estimateSql} as estimate,
    (select json_agg(json_build_object('id', e.id, 'blockId', e.block_id, 'userId', e.user_id, 'name', coalesce(w.full_name, 'A former author'),
      'percent', e.percent, 'updatedAt', e.updated_at) order by e.updated_at) from question_estimates e join users w on w.id = e.user_id
      where e.block_id = b.id) as estimates,
    (select count(*)::int from question_reports r where r.block_id = b.id and r.outcome is null) as "openReports"
  from places p join content_blocks b on b.id = p.id join bundles u on u.content_id = b.content_id left join question_counts k on k.block_id = b.id`

const ofBundle = `${text('bundles where id = $1')} order by p.chapter nulls first, p.place`
const ofOne = `${text('content_blocks where id = $1')} where b.id = $1`

interface Reader {
  userId: string
  now: Date
}

/** How a question does, as it is answered. */
export type Health = ReturnType<typeof shownHealth>

/** How all questions of a bundle do, in its order. */
export async function healthOf(
  { query }: Pick<Connection, 'query'>,
  bundleId: string,
  reader: Reader,
): Promise<Health[]> {
  const { rows } = await query({ text: ofBundle, values: [bundleId] })
  return (rows as unknown as Found[]).map((each) => shownHealth(each, reader))
}

/** How one question does. */
export async function healthOfOne({ query }: Pick<Connection, 'query'>, blockId: string, reader: Reader) {
  const { rows } = await query({ text: ofOne, values: [blockId] })
  return shownHealth(rows[0] as unknown as Found, reader)
}

/** The kinds whose options are chosen, and so counted. */
const choosing = ['single_best_answer', 'true_false', 'multiple_response']

function optionsOf(question: Found) {
  if (!choosing.includes(question.subtype)) return []
  const options = question.answerOptions ?? []
  const thirds = thirdsOf(
    question,
    options.map(({ id }) => id),
  )
  const says = facilityOf(question) !== null
  return options.map(({ id, body, correct }) => {
    const chosen = question.choices[id] ?? 0
    return {
      optionId: id,
      body,
      correct,
      accepted: question.accepted.includes(id),
      chosen,
      percent: says ? Math.round((1000 * chosen) / question.answered) / 10 : null,
      strongest: thirds?.strongest.get(id) ?? null,
      weakest: thirds?.weakest.get(id) ?? null,
    }
  })
}

function shownHealth(question: Found, { userId, now }: Reader) {
  const { estimate, openReports, lawStatedAt, voidedAt, chapter, place } = question
  const options = optionsOf(question)
  const figures = {
    answers: question.answered,
    right: facilityOf(question),
    discrimination: discriminationOf(question),
    medianSeconds: medianSecondsOf(question),
    estimate: estimate === null ? null : Math.round(estimate * 10) / 10,
    openReports,
    lawStatedAt,
  }
  const judged = {
    ...figures,
    ranked: question.ranked,
    options: options.map(({ correct, accepted, ...each }) => ({ ...each, right: correct || accepted })),
    choosesOne: question.subtype !== 'multiple_response' && options.length > 0,
  }
  const estimates = question.estimates ?? []
  return {
    ...figures,
    id: question.id,
    bundleId: question.bundleId,
    number: chapter === null ? String(place) : `${chapter}.${String(place).padStart(2, '0')}`,
    title: question.title,
    assignment: question.assignment,
    subtype: question.subtype,
    topic: question.topic,
    source: question.source,
    estimates,
    ownEstimate: estimates.find((each) => each.userId === userId)?.percent ?? null,
    options,
    warnings: voidedAt ? [] : warningsOf(judged, now.toISOString().slice(0, 10)),
    voidedAt,
  }
}
