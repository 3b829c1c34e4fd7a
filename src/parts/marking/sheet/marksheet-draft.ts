import { sameWords } from '../../../../rules/room/quote'
import { type Length, textLength } from '../../../../rules/text-length'
import { CriterionMarkInput } from '../../../../schema/generated/limits'
import type { CriterionMark, Grade, MarkQuote } from '../../room/session-parts'
import type { DraftAction, DraftConflict, DraftState, Entries as EntriesOf } from '../../saving/versioned-draft'
import { versionedDraft } from '../../saving/versioned-draft'

export interface Entry {
  mark: Grade | null
  comment: string
  /** The words of the answers that it is about. */
  quotes: readonly MarkQuote[]
}
/** By the criterion's id. */
export type Entries = EntriesOf<Entry>
export type SheetConflict = DraftConflict<Entry>
export type SheetState = DraftState<Entry>
export type SheetAction = DraftAction<Entry>

/** How long a comment is, and may be. */
export const commentSize = (comment: string): Length => ({
  length: textLength(comment),
  most: CriterionMarkInput.comment,
})

/** The rules of a marksheet; the server trims comments. */
export const sheetRules = versionedDraft<Entry>({
  none: { mark: null, comment: '', quotes: [] },
  same: (one, other) =>
    one.mark === other.mark &&
    one.comment.trim() === other.comment.trim() &&
    one.quotes.length === other.quotes.length &&
    one.quotes.every((quote, at) => isSameQuote(quote, other.quotes[at])),
  sizes: ({ comment }) => [commentSize(comment)],
})

export const { entryOf } = sheetRules

/** Whether both quote the same place. */
export const isSameQuote = (one: MarkQuote, other: MarkQuote | undefined): boolean =>
  one.answerId === other?.answerId && one.from === other.from && one.to === other.to && sameWords(one.text, other.text)

/** A draft of the server, by criterion. */
export const entriesOf = (body: readonly CriterionMark[]): Entries =>
  Object.fromEntries(
    body.map(({ criterionId, mark, comment, quotes }) => [
      criterionId,
      { mark, comment: comment ?? '', quotes: quotes ?? [] },
    ]),
  )

/** The entries to send: every criterion with content. */
export const bodyOf = (entries: Entries): CriterionMark[] =>
  Object.entries(entries).flatMap(([criterionId, { mark, comment, quotes }]) =>
    mark || comment.trim() || quotes.length > 0
      ? [{ criterionId, mark, comment: comment.trim() || null, quotes: [...quotes] }]
      : [],
  )
