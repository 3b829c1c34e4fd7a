import { notify, type Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'

const DAY_MS = 24 * 60 * 60_000

/** The authors of the bundle of an attempt, unless another answer has begun to wait there in the last day: they know of that one. */
const toTell = `select u.id, u.title, array(select a.user_id from bundle_authors a where a.bundle_id = u.id and a.user_id <> t.user_id) as authors
  from test_attempts t join bundles u on u.id = t.bundle_id
  where t.id = $1 and not exists (select 1 from answers_to_mark m
    where m.bundle_id = u.id and m.marked_at is null and m.submitted_at > $2 and m.attempt_id <> t.id)`

/** Tells a test's authors that answers of an attempt wait for them, once a day at most, however many are handed in. */
export async function tellMarkers(writing: Writing, post: Post, attemptId: string): Promise<void> {
  const { rows } = await writing.query({
    text: toTell,
    values: [attemptId, new Date(writing.now.getTime() - DAY_MS)],
  })
  const [bundle] = rows as unknown as { id: string; title: string; authors: string[] }[]
  if (!bundle) return
  await notify(writing, post, bundle.authors, {
    kind: 'marking',
    about: { type: 'Bundle', id: bundle.id },
    path: `/library/${bundle.id}/editor/marking`,
    action: () => 'Mark the answers',
    words: () => ({
      title: `Answers to mark in ${bundle.title}`,
      body: 'A test with answers that a person marks was handed in. What comes in meanwhile waits at the same place.',
    }),
  })
}
