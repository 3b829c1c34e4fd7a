import { and, eq, inArray } from 'drizzle-orm'
import { quotableOf } from '../../../rules/room/quote'
import type { CriterionMark, MarkQuote } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { sessionAnswers } from '../answers/table'

export const quotesOf = (marks: readonly CriterionMark[]): MarkQuote[] => marks.flatMap(({ quotes }) => quotes ?? [])

/** What tells a quote from every other. */
export const keyOf = ({ answerId, from, to, text }: MarkQuote): string => [answerId, from, to, text].join(' ')

/**
 * Refuses quotes of what nobody wrote. Those of the draft before stay, though the answer may have changed since: whoever marks must be able to go on.
 * Throws VALIDATION.
 */
export async function requireQuotes(
  { orm }: Pick<Writing, 'orm'>,
  sessionId: string,
  quotes: readonly MarkQuote[],
  before: readonly MarkQuote[],
): Promise<void> {
  const known = new Set(before.map(keyOf))
  const added = quotes.filter((quote) => !known.has(keyOf(quote)))
  if (added.length === 0) return
  if (added.some(({ from, to }) => from < 0 || to <= from))
    throw invalid('body', 'A quote ends where it begins, or before.')
  const answers = await orm
    .select({ id: sessionAnswers.id, html: driveFiles.contentHtml })
    .from(sessionAnswers)
    .innerJoin(driveFiles, eq(driveFiles.id, sessionAnswers.fileId))
    .where(
      and(
        eq(sessionAnswers.sessionId, sessionId),
        inArray(sessionAnswers.id, [...new Set(added.map(({ answerId }) => answerId))]),
      ),
    )
  const standsIn = new Map(answers.map(({ id, html }) => [id, quotableOf(html ?? '')]))
  if (!added.every(({ answerId, text }) => standsIn.get(answerId)?.(text)))
    throw invalid('body', 'A quoted place is not in the answer as it stands now. Please take that quote away.')
}
