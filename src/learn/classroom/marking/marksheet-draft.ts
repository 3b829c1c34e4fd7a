import { type Length, textLength } from '../../../../access/text-length'
import { CriterionMarkInput } from '../../../../schema/generated/limits'
import type {
  DraftAction,
  DraftConflict,
  DraftState,
  Entries as EntriesOf,
} from '../../../parts/saving/versioned-draft'
import { versionedDraft } from '../../../parts/saving/versioned-draft'
import type { CriterionMark, Grade } from '../session-parts'

export interface Entry {
  mark: Grade | null
  comment: string
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
  none: { mark: null, comment: '' },
  same: (one, other) => one.mark === other.mark && one.comment.trim() === other.comment.trim(),
  sizes: ({ comment }) => [commentSize(comment)],
})

export const { entryOf } = sheetRules

/** A draft of the server, by criterion. */
export const entriesOf = (body: readonly CriterionMark[]): Entries =>
  Object.fromEntries(body.map(({ criterionId, mark, comment }) => [criterionId, { mark, comment: comment ?? '' }]))

/** The entries to send: every criterion with content. */
export const bodyOf = (entries: Entries): CriterionMark[] =>
  Object.entries(entries).flatMap(([criterionId, { mark, comment }]) =>
    mark || comment.trim() ? [{ criterionId, mark, comment: comment.trim() || null }] : [],
  )
