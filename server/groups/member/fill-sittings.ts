import { newId } from '../../kernel/database/columns'
import { londonDay } from '../../kernel/time/weeks'
import type { Writing } from '../../kernel/write/write'

/** The days on which people sit by their sub-groups: of each paper the first, of several groups the next to come. */
const wanted = `select distinct on (m.user_id, e.exam, p.paper) m.user_id as "userId", e.exam, p.paper, p.day::text as date
  from members m join study_groups g on g.id = m.study_group_id and g.archived_at is null join study_sub_groups s on s.id = m.study_sub_group_id
    join (values ('sqe1', 'sqe1', 'flk1', 'flk2'), ('sqe2', 'sqe2', 'written', 'oral'), ('hra', 'hra_bar', 'whole', null), ('llb_llm', 'other', 'whole', null))
      as e(type, exam, first, second) on e.type = g.type
    cross join lateral (values (e.first, s.p1_exam_dates[1]), (e.second, s.p2_exam_dates[1])) as p(paper, day)
  where m.user_id = any($1::uuid[]) and m.state = 'accepted' and p.paper is not null and p.day is not null
  order by m.user_id, e.exam, p.paper, p.day < $2::date, p.day`

const put = `insert into exam_sittings (id, user_id, exam, paper, date, by_group, inserted_at, updated_at)
  select each.*, true, $6, $6 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::date[]) as each(id, user_id, exam, paper, date)
  on conflict (user_id, exam, paper) do update set date = excluded.date, updated_at = $6
    where exam_sittings.by_group and exam_sittings.date <> excluded.date returning id, user_id as "userId"`

/** Days to come that no group of the person names any more. */
const drop = `delete from exam_sittings e where e.by_group and e.user_id = any($1::uuid[]) and e.date >= $2::date
  and not exists (select 1 from unnest($3::uuid[], $4::text[], $5::text[]) as w(user_id, exam, paper)
    where w.user_id = e.user_id and w.exam = e.exam and w.paper = e.paper) returning id, user_id as "userId"`

interface Sitting {
  userId: string
  exam: string
  paper: string
  date: string
}

/** Fills the sittings of people in from their sub-groups; a day that somebody has set stays. What follows from sittings follows. */
export async function fillSittings(writing: Writing, userIds: readonly string[]): Promise<void> {
  if (!userIds.length) return
  const { query, now, nouns, changed } = writing
  const today = londonDay(now)
  const found = (await query({ text: wanted, values: [userIds, today] })).rows as unknown as Sitting[]
  const columns = [found.map(({ userId }) => userId), found.map(({ exam }) => exam), found.map(({ paper }) => paper)]
  const ids = found.map(() => newId())
  const filled = await query({ text: put, values: [ids, ...columns, found.map(({ date }) => date), now] })
  const gone = await query({ text: drop, values: [userIds, today, ...columns] })
  for (const { id } of filled.rows) changed('ExamSitting', id as string)
  for (const { id } of gone.rows) changed('ExamSitting', id as string, 'deleted')
  for (const userId of new Set([...filled.rows, ...gone.rows].map((row) => row.userId as string)))
    for (const { sittingsChanged } of nouns) await sittingsChanged?.(writing, userId)
}

/** Fills in the sittings of all members of a group. */
export async function fillSittingsOf(writing: Writing, studyGroupId: string): Promise<void> {
  const { rows } = await writing.query({
    text: `select user_id as id from members where study_group_id = $1 and state = 'accepted'`,
    values: [studyGroupId],
  })
  await fillSittings(
    writing,
    rows.map(({ id }) => id as string),
  )
}
