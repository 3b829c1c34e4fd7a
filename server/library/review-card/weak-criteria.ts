import { WEAK_FROM } from '../../../rules/library/weak-marks'
import type { Criterion, CriterionMark, Grade } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'

/** What a card says of a criterion: the mark and the marker's words, of the latest session that was marked. */
export interface KeptCriterion {
  title: string
  description: string | null
  mark: Grade
  comment: string | null
  sessionId: string
  sessionName: string
  /** When those marks were released. */
  at: string
}

export interface Marked {
  sessionId: string
  sessionName: string
  sessionTypeId: string
  criteria: readonly Criterion[]
  marks: readonly CriterionMark[]
  /** When the marks were released first: a correction is of then. */
  at: Date
  userIds: readonly string[]
}

/** Mocks of one type mark the same criterion under ids of their own, but by one title. */
const keyOf = (sessionTypeId: string, title: string) => `${sessionTypeId} ${title.trim().toLowerCase()}`

const isLater = `(review_cards.criterion ->> 'at')::timestamptz <= $2`

/** Weak ones come up tomorrow; a card that is there keeps its schedule, and one that had ended begins again. */
const weakOnes = `insert into review_cards (id, user_id, side, criterion_key, criterion, due, inserted_at)
  select e.id, u.id, 'criterion', e.key, e.criterion,
    (date_trunc('day', ($3::timestamptz at time zone known_zone(u.timezone)) - interval '4 hours') + interval '1 day 4 hours') at time zone known_zone(u.timezone), $3
  from jsonb_to_recordset($1) as e(id uuid, user_id uuid, key text, criterion jsonb) join users u on u.id = e.user_id order by u.id, e.key
  on conflict (user_id, criterion_key) where criterion_key is not null do update set criterion = excluded.criterion, ended_at = null,
    due = case when review_cards.ended_at is null then review_cards.due else excluded.due end where ${isLater}`

const strongOnes = `update review_cards set ended_at = $3 where user_id = any($1::uuid[]) and criterion_key = any($4::text[]) and ended_at is null and ${isLater}`

/** The criteria of a marksheet that were marked weak, and the keys of the others. */
export function criteriaOf({ sessionId, sessionName, sessionTypeId, criteria, marks, at }: Omit<Marked, 'userIds'>) {
  const byId = new Map(marks.map((each) => [each.criterionId, each]))
  const weak: { key: string; criterion: KeptCriterion }[] = []
  const strong: string[] = []
  for (const { id, title, description } of criteria) {
    const mark = byId.get(id)?.mark
    if (!mark) continue
    const key = keyOf(sessionTypeId, title)
    const kept = { title, description: description ?? null, comment: byId.get(id)?.comment ?? null }
    if (mark < WEAK_FROM) strong.push(key)
    else weak.push({ key, criterion: { ...kept, mark, sessionId, sessionName, at: at.toISOString() } })
  }
  return { weak, strong }
}

/** Puts criteria that were marked weak into their candidates' review queues, and ends the cards of those that no longer are. */
export async function reviewCriteria(writing: Writing, marked: Marked): Promise<void> {
  const { at, userIds } = marked
  const { weak, strong } = criteriaOf(marked)
  const rows = userIds.flatMap((userId) => weak.map((each) => ({ id: newId(), user_id: userId, ...each })))
  if (rows.length) await writing.query({ text: weakOnes, values: [JSON.stringify(rows), at, writing.now] })
  if (strong.length) await writing.query({ text: strongOnes, values: [userIds, at, writing.now, strong] })
}
