import { and, eq } from 'drizzle-orm'
import { collapsed, MOST_QUOTES } from '../../../rules/room/quote'
import type { CriterionMark, CriterionMarkInput } from '../../../schema/generated/types'
import { conflict, invalid, type Refusal } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../life/facts'
import { keyOf, quotesOf, requireQuotes } from './quotes'
import { sessionMarksheets } from './table'

type Draft = typeof sessionMarksheets.$inferSelect

export async function draftOf({ orm }: Pick<Writing, 'orm'>, sessionId: string): Promise<Draft | null> {
  const [draft] = await orm.select().from(sessionMarksheets).where(eq(sessionMarksheets.sessionId, sessionId))
  return draft ?? null
}

/** The refusal for a write based on an older draft; it shows the present one. */
export const stale = (current: Pick<Draft, 'body' | 'version'> | null): Refusal =>
  conflict('Somebody has saved this marksheet meanwhile.', {
    field: 'version',
    current: { body: current?.body ?? [], version: current?.version ?? 0 },
  })

/** The marks that were sent, in the order of the criteria, with every field filled in. Throws VALIDATION. */
export function marksOf(body: readonly CriterionMarkInput[], criteria: readonly { id: string }[]): CriterionMark[] {
  const given = new Map(body.map((each) => [each.criterionId, each]))
  if (given.size !== body.length) throw invalid('body', 'The marksheet names a criterion twice.')
  const unknown = body.find(({ criterionId }) => !criteria.some(({ id }) => id === criterionId))
  if (unknown) throw invalid('body', 'A mark is for a criterion that this session does not have.')
  return criteria.flatMap(({ id }) => {
    const each = given.get(id)
    if (!each) return []
    const quotes = (each.quotes ?? []).map((quote) => ({ ...quote, text: collapsed(quote.text) }))
    if (quotes.length > MOST_QUOTES)
      throw invalid('body', `At most ${MOST_QUOTES} places are quoted for one criterion.`)
    return [{ criterionId: id, mark: each.mark ?? null, comment: each.comment?.trim() || null, quotes }]
  })
}

/** An interviewer's marks change skills only: the marks for law stay as in the draft. */
function withLawOf(draft: Draft | null, marks: CriterionMark[], { marksheet }: FoundSession): CriterionMark[] {
  const own = new Map(marks.map((each) => [each.criterionId, each]))
  const kept = new Map((draft?.body ?? []).map((each) => [each.criterionId, each]))
  return (marksheet ?? []).flatMap(({ id, kind }) => (kind === 'law' ? kept.get(id) : own.get(id)) ?? [])
}

const sameMarks = (one: readonly CriterionMark[], other: readonly CriterionMark[]) => {
  const flat = (marks: readonly CriterionMark[]) =>
    JSON.stringify(
      marks.map(({ criterionId, mark, comment, quotes }) => [criterionId, mark, comment, (quotes ?? []).map(keyOf)]),
    )
  return flat(one) === flat(other)
}

interface Save {
  session: FoundSession
  body: readonly CriterionMarkInput[]
  /** The version of the draft that it is based on; 0 for the first. */
  version: number
  userId: string
}

/**
 * Saves a draft of a locked session, unless somebody has saved one since. `repeated` if the same person has just saved the same. Throws CONFLICT with
 * `current`, VALIDATION.
 */
export async function saveDraft(
  writing: Writing,
  { session, body, version, userId }: Save,
): Promise<'saved' | 'repeated'> {
  const sent = marksOf(body, session.marksheet ?? [])
  const before = await draftOf(writing, session.id)
  const marks = session.myRole === 'interviewer' ? withLawOf(before, sent, session) : sent
  await requireQuotes(writing, session.id, quotesOf(marks), quotesOf(before?.body ?? []))
  const values = { body: marks, updatedById: userId, updatedAt: writing.now }
  const saved =
    version === 0
      ? await writing.orm
          .insert(sessionMarksheets)
          .values({ ...values, sessionId: session.id, version: 1 })
          .onConflictDoNothing()
          .returning({ id: sessionMarksheets.id })
      : await writing.orm
          .update(sessionMarksheets)
          .set({ ...values, version: version + 1 })
          .where(and(eq(sessionMarksheets.sessionId, session.id), eq(sessionMarksheets.version, version)))
          .returning({ id: sessionMarksheets.id })
  const [draft] = saved
  if (draft) {
    writing.changed('SessionMarksheet', draft.id, version === 0 ? 'created' : 'updated')
    return 'saved'
  }
  // The same text again by the same person is a repeated click, and already saved.
  const isRepeated = before?.updatedById === userId && before.version === version + 1 && sameMarks(before.body, marks)
  if (!isRepeated) throw stale(before)
  return 'repeated'
}
