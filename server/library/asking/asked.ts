import type { Markable } from '../../../rules/content/mark-answer'
import type {
  AnswerFile,
  AttemptMode,
  AttemptReport,
  AttemptStatus,
  Confidence,
  PracticeArea,
  ShownWhen,
} from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { mayOpen } from '../library-permission/term'
import { filesSql } from './files-sql'
import { markableSql } from './markable-sql'
import { isSatElsewhere } from './sat-elsewhere'

/** What a person does to a question. */
export interface Given {
  answer: string[] | null
  confidence: Confidence | null
  flagged: boolean
  struck: string[]
  note: string | null
  seconds: number
  changes: number
  change: number
  savedAt: Date | null
  checkedAt: Date | null
  points: number | null
  right: boolean | null
}

/** A file that was uploaded for a question. */
export type AskedFile = Omit<AnswerFile, 'url'>

/** A question of an attempt with all that is known of it, right answers included: it leaves the server through `shownQuestion` alone. */
export interface Asked extends Markable, Given {
  id: string
  position: number
  blockId: string
  title: string | null
  optionOrder: string[]
  feedbackShow: ShownWhen
  seenBefore: boolean
  model: string | null
  feedback: string | null
  topic: string | null
  source: string | null
  lawStatedAt: string | null
  practiceArea: PracticeArea | null
  mode: AttemptMode
  status: AttemptStatus
  endsAt: Date | null
  accessOver: boolean
  satElsewhere: boolean
  /** How many others have answered it, and how many of them chose each option. */
  others: number
  choices: Record<string, number>
  ownChoice: string[] | null
  correctionReason: string | null
  /** Whether a person is to mark it, and who has, when, with which words. */
  waits: boolean
  marker: string | null
  markedAt: Date | null
  remark: string | null
  report: AttemptReport | null
  files: AskedFile[]
}

const area = `json_build_object('id', r.id, 'name', r.name, 'shortName', r.short_name, 'bookingAllowed', r.booking_allowed,
  'meetingAllowed', r.meeting_allowed, 'classroomAllowed', r.classroom_allowed)`

/** The columns of what a person does to a question. */
export const givenSql = `q.answer, q.confidence, q.flagged, q.struck, q.note, q.seconds, q.changes, q.change, q.saved_at as "savedAt",
  q.checked_at as "checkedAt", q.points, q."right"`

/** The person's access to the bundle that the question is from is over. Asked only where it decides something. */
const accessOver = `case when q.feedback_show = 'after_deadline' then not exists (select 1 from bundles u
  join library_permissions p on p.bundle_id = u.id where u.content_id = b.content_id and p.user_id = q.user_id and ${mayOpen('p', '$2')}) else false end`

const satElsewhere = isSatElsewhere({ user: 'q.user_id', block: 'q.block_id', attempt: 'q.attempt_id', now: '$2' })

const asked = (
  where: string,
) => `select q.id, q.position, q.block_id as "blockId", q.option_order as "optionOrder", q.feedback_show as "feedbackShow",
    q.seen_before as "seenBefore", ${givenSql},
    ${markableSql}, coalesce(q.score, b.score) as score, b.title, b.answer as model, b.feedback, b.topic, b.source,
    b.law_stated_at::text as "lawStatedAt", case when r.id is not null then ${area} end as "practiceArea",
    a.mode, a.status, a.ends_at as "endsAt", ${accessOver} as "accessOver", ${satElsewhere} as "satElsewhere",
    coalesce(c.answered, 0) - (f.id is not null)::int as others, coalesce(c.choices, '{}') as choices, f.answer as "ownChoice",
    case when b.voided_at is not null or b.accepted <> '{}' then (select w.reason from question_corrections w
      where w.block_id = b.id and w.undone_at is null order by w.inserted_at desc limit 1) end as "correctionReason",
    m.id is not null and m.marked_at is null as waits, k.full_name as marker, m.marked_at as "markedAt", m.feedback as remark,
    (select json_build_object('id', p.id, 'kind', p.kind, 'message', p.message, 'insertedAt', p.inserted_at, 'outcome', p.outcome, 'answer', p.answer)
      from question_reports p where p.block_id = q.block_id and p.user_id = q.user_id) as report,
    ${filesSql('q')} as files
  from attempt_questions q
  join test_attempts a on a.id = q.attempt_id
  join content_blocks b on b.id = q.block_id
  left join practice_areas r on r.id = b.practice_area_id
  left join answers_to_mark m on m.question_id = q.id
  left join users k on k.id = m.marked_by_id
  left join question_counts c on c.block_id = q.block_id
  left join lateral (select o.id, o.answer from attempt_questions o
    where o.user_id = q.user_id and o.block_id = q.block_id and o.counted limit 1) f on true
  where ${where}`

const ofAttempt = `${asked('q.attempt_id = $1')} order by q.position`
const ofPerson = asked('q.id = $1 and q.attempt_id = $3 and q.user_id = $4')

/** The questions of an attempt in their order. */
export async function askedIn({ query }: Pick<Connection, 'query'>, attemptId: string, now: Date): Promise<Asked[]> {
  const { rows } = await query({ text: ofAttempt, values: [attemptId, now] })
  return rows as unknown as Asked[]
}

/** One question of a person's own attempt. */
export async function askedOf(
  { query }: Pick<Connection, 'query'>,
  { id, attemptId, userId }: { id: string; attemptId: string; userId: string },
  now: Date,
): Promise<Asked | undefined> {
  const { rows } = await query({ text: ofPerson, values: [id, now, attemptId, userId] })
  return rows[0] as unknown as Asked | undefined
}
