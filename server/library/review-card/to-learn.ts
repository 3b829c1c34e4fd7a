import { newId } from '../../kernel/database/columns'
import type { Connection } from '../../kernel/database/database'
import { isSatElsewhere } from '../asking/sat-elsewhere'
import { toLearnSql } from '../asking/to-learn-sql'
import { opens } from '../library-permission/term'

/** Who was sure and wrong is asked again tomorrow, who was wrong a day later, and who guessed right a day after that. */
const tomorrow = (days: string) =>
  `(date_trunc('day', ($2::timestamptz at time zone known_zone(u.timezone)) - interval '4 hours') + ${days} + interval '4 hours') at time zone known_zone(u.timezone)`

const insert = `insert into review_cards (id, user_id, block_id, content_id, side, due, inserted_at)
  select e.id, q.user_id, q.block_id, b.content_id, 'question',
    ${tomorrow(`case when q."right" then interval '3 days' when q.confidence = 'sure' then interval '1 day' else interval '2 days' end`)}, $2
  from jsonb_to_recordset($1) as e(id uuid, question uuid) join attempt_questions q on q.id = e.question
  join users u on u.id = q.user_id join content_blocks b on b.id = q.block_id join bundles d on d.content_id = b.content_id
  join library_permissions p on p.bundle_id = d.id and p.user_id = q.user_id and ${opens('p', '$2')}
  where q.answer is not null and ${toLearnSql('q')} and q.feedback_show in ('after_answer', 'after_submit')
    and not ${isSatElsewhere({ user: 'q.user_id', block: 'q.block_id', attempt: 'q.attempt_id', now: '$2' })}
  order by q.block_id
  on conflict (user_id, block_id, side) do update set due = least(review_cards.due, excluded.due)`

/** Puts those questions of an attempt that are still to be learned into their person's review queue, as far as the test shows its answers. */
export async function reviewToLearn(
  { query }: Pick<Connection, 'query'>,
  questionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (!questionIds.length) return
  const rows = questionIds.map((question) => ({ id: newId(), question }))
  await query({ text: insert, values: [JSON.stringify(rows), now] })
}
