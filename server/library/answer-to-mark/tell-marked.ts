import { notify, type Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'
import { percentOf, type Result } from '../results/attempt-result'
import { changedTitle, isOther } from '../results/changed-words'

interface Told {
  before: readonly Result[]
  after: readonly Result[]
  /** Whether an answer that was marked before is marked otherwise. */
  corrected: boolean
}

/** Tells the candidate that the last answer is marked, or, after that, that one is marked otherwise; nothing where the result does not show. */
export async function tellMarked(writing: Writing, post: Post, { before, after, corrected }: Told): Promise<void> {
  const [[then], [now]] = [before, after]
  if (!then || !now || now.status !== 'graded') return
  if (now.resultsShow !== 'after_answer' && now.resultsShow !== 'after_submit') return
  const about = {
    path: `/test-results/attempts/${now.id}`,
    about: { type: 'TestAttempt', id: now.id },
    action: () => 'Open the result',
  } as const
  if (then.status !== 'graded')
    return notify(writing, post, [now.userId], {
      ...about,
      kind: 'marks_released',
      words: () => ({
        title: `Your answers in ${now.title} are marked`,
        body: `A person has marked what waited. Your result is ${percentOf(now) ?? 0}%.`,
      }),
    })
  if (!corrected) return
  return notify(writing, post, [now.userId], {
    ...about,
    kind: 'results_changed',
    words: () => ({
      title: isOther(then, now) ? changedTitle(then, now) : `An answer in ${now.title} was marked again`,
      body: 'The marking of one of your answers was changed. The result page has the points and the words to it.',
    }),
  })
}
