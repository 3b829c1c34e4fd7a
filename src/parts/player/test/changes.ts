import type { Change, Numbered, Other, Question } from './attempt-parts'

export const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))

/** What changes say of how a question looks, the later over the earlier. */
export function localOf(changes: readonly (Change & Partial<Numbered>)[]): Change {
  const { seconds: _seconds, check: _check, change: _change, since: _since, ...shown } = Object.assign({}, ...changes)
  return withoutUndefined(shown)
}

const isOther = (kept: unknown, given: unknown) =>
  kept !== null && given !== undefined && JSON.stringify(kept) !== JSON.stringify(given)

/** What a change writes that differs from an answer or note that is saved; null if it is the same, or nothing was there. */
export function apart({ answer, note }: Change, saved: Pick<Question, 'answer' | 'note'>): Other | null {
  if (!isOther(saved.answer, answer) && !isOther(saved.note, note)) return null
  return withoutUndefined({ answer, note })
}
