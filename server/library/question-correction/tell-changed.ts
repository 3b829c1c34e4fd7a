import { notify, type Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'
import { isAnySatElsewhere } from '../asking/sat-elsewhere'
import type { Result } from '../results/attempt-result'
import { changedTitle, isOther } from '../results/changed-words'

interface Changed {
  blockId: string
  correctionId: string
  before: readonly Result[]
  after: readonly Result[]
}

/**
 * The attempts whose person is told: their result shows already, and it is their latest with the question. `shows` says whether the reasons of the question do too.
 */
const tellable = `select a.id, q.feedback_show in ('after_answer', 'after_submit') as shows
  from test_attempts a join attempt_questions q on q.attempt_id = a.id and q.block_id = $2
  where a.id = any($1::uuid[]) and a.results_show in ('after_answer', 'after_submit') and not ${isAnySatElsewhere('a', '$3')}
    and not exists (select 1 from attempt_questions o join test_attempts l on l.id = o.attempt_id
      where o.user_id = a.user_id and o.block_id = $2 and l.submitted_at > a.submitted_at and l.status in ('submitted', 'graded'))`

/** Tells people whose result changed, with the old and the new one. Answers how many. */
export async function tellChanged(
  writing: Writing,
  post: Post,
  { blockId, correctionId, before, after }: Changed,
): Promise<number> {
  const was = new Map(before.map((each) => [each.id, each]))
  const changed = after.flatMap((now) => {
    const then = was.get(now.id)
    return then && now.points !== null && isOther(then, now) ? [{ then, now }] : []
  })
  if (!changed.length) return 0
  const { rows } = await writing.query({
    text: tellable,
    values: [changed.map(({ now }) => now.id), blockId, writing.now],
  })
  const shows = new Map(rows.map((row) => [row.id as string, row.shows as boolean]))
  const told = changed.filter(({ now }) => shows.has(now.id))
  const { reason, undone } = await correctionOf(writing, correctionId)
  for (const { then, now } of told)
    await notify(writing, post, [now.userId], {
      kind: 'results_changed',
      path: `/test-results/attempts/${now.id}`,
      about: { type: 'TestAttempt', id: now.id },
      action: () => 'Open the result',
      words: () => ({
        title: changedTitle(then, now),
        body: bodyOf(undone, shows.get(now.id) ? reason : null),
      }),
    })
  return told.length
}

function bodyOf(undone: boolean, reason: string | null): string {
  if (undone) return 'A correction of one of its questions was taken back, and the question is marked as before.'
  return reason ? `One of its questions was corrected: ${reason}` : 'One of its questions was corrected.'
}

async function correctionOf({ query }: Writing, id: string): Promise<{ reason: string; undone: boolean }> {
  const { rows } = await query({
    text: 'select reason, undone_at is not null as undone from question_corrections where id = $1',
    values: [id],
  })
  return rows[0] as unknown as { reason: string; undone: boolean }
}
