import { filesTaken } from '../../../../../rules/library/answer-files'
import type { Change, HandedFile, Made, Numbered, Other, Question } from '../attempt-parts'

export const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))

/** What changes say of how a question looks, the later over the earlier. */
export function localOf(changes: readonly (Change & Partial<Numbered>)[]): Change {
  const { seconds: _seconds, check: _check, change: _change, since: _since, ...shown } = Object.assign({}, ...changes)
  return withoutUndefined(shown)
}

const texts = ['answer', 'note'] as const
type Text = (typeof texts)[number]
type Texts = Pick<Question, Text | 'change'>

/** What came of a change that was sent. */
interface Reply {
  /** The question as the server had last said it here. */
  before: Texts
  sent: Change & Pick<Numbered, 'change'>
  saved: Texts
  /** What another tab had saved is shown beside the question now. */
  told: boolean
}

/** Whether what is saved of a text is known to whoever made a change before the reply came. A change that does not write the text need not know. */
function hasSeen(text: Text, made: Made, { before, sent, saved, told }: Reply): boolean {
  const isSame = (one: unknown) => JSON.stringify(one) === JSON.stringify(saved[text])
  if (made[text] === undefined || told) return true
  if (sent[text] !== undefined) return saved.change === sent.change || isSame(sent[text])
  return made.since >= before.change && isSame(before[text])
}

/** A change that waited for the reply to another one of its question: made in sight of what is saved now, unless it would write over what it has not seen. */
export const afterReply = <Each extends Made>(made: Each, reply: Reply): Each =>
  texts.every((text) => hasSeen(text, made, reply)) ? { ...made, since: reply.saved.change } : made

const isOther = (kept: unknown, given: unknown) =>
  kept !== null && given !== undefined && JSON.stringify(kept) !== JSON.stringify(given)

/** What a change writes that differs from an answer or note that is saved; null if it is the same, or nothing was there. */
export function apart({ answer, note }: Change, saved: Pick<Question, 'answer' | 'note'>): Other | null {
  if (!isOther(saved.answer, answer) && !isOther(saved.note, note)) return null
  return withoutUndefined({ answer, note })
}

/** A question for which a file has been uploaded. */
export const withFile = (question: Question, file: HandedFile): Question => ({
  ...question,
  files: [...question.files, file],
})

/** The answer that names a file too: behind the others, or in place of the one that the task takes. */
export function naming({ subtype, answer }: Question, { id }: HandedFile): string[] {
  return [...(answer ?? []), id].slice(-(filesTaken(subtype)?.most ?? 1))
}

/** When the latest of the answers was saved; null: none is. */
export const latestSave = (questions: readonly Question[]): string | null =>
  questions.reduce<string | null>(
    (latest, { savedAt }) => (savedAt && savedAt > (latest ?? '') ? savedAt : latest),
    null,
  )
