import { cutText } from '../../../rules/cut-text'
import { sameWords } from '../../../rules/room/quote'
import { type MarkedWords, markedHtml, textOfHtml } from '../../ui/rich-text/marked-html'
import { ofKind } from './scores'
import type { Criterion, MarkQuote } from './session-parts'

/** A quote with the number of its criterion on the sheet. */
export interface NumberedQuote extends MarkQuote {
  number: number
  /** It belongs to the criterion that is being marked. */
  now?: boolean
}

/** A quote where there is room for a line or two. */
export const shortened = (words: string): string => cutText(words, 160)

/** The criteria as the sheet numbers them, from 1: skills first, then law. */
export const inSheetOrder = (criteria: readonly Criterion[]): Criterion[] => [
  ...ofKind(criteria, 'skills'),
  ...ofKind(criteria, 'law'),
]

/** The quotes of all criteria, numbered. */
export const numberedQuotes = (
  criteria: readonly Criterion[],
  quotesOf: (criterionId: string) => readonly MarkQuote[],
  current: string | null = null,
): NumberedQuote[] =>
  inSheetOrder(criteria).flatMap(({ id }, at) =>
    quotesOf(id).map((quote) => ({ ...quote, number: at + 1, now: id === current })),
  )

/** An answer with what is quoted of it marked. What it no longer says, since it was handed back and changed, is not. */
export function quotedHtml(html: string, answerId: string, quotes: readonly NumberedQuote[]): string {
  const own = quotes.filter((quote) => quote.answerId === answerId)
  if (own.length === 0) return html
  const text = textOfHtml(html)
  return markedHtml(
    html,
    own
      .filter((quote) => sameWords(text.slice(quote.from, quote.to), quote.text))
      .map(({ from, to, number, now = false }): MarkedWords => ({ from, to, sign: String(number), now })),
  )
}
