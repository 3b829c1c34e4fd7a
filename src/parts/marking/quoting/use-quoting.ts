import { type ComponentProps, type RefObject, useMemo } from 'react'
import { inSheetOrder, numberedQuotes, quotedHtml } from '../../room/quoted'
import type { RoomSession } from '../../room/session-parts'
import { focusGrade } from '../sheet/criterion-row'
import { entryOf } from '../sheet/marksheet-draft'
import type { Sheet } from '../sheet/use-sheet'
import type { QuoteBar } from './quote-bar'
import { useSelectedWords } from './use-selected-words'

interface Quoting {
  sheet: Sheet | undefined
  /** The answer that is shown. */
  answer: RoomSession['answers'][number] | undefined
  /** The element that shows it. */
  region: RefObject<HTMLElement | null>
}

interface Shown {
  /** The answer's text with what is quoted of it marked. */
  html: string | undefined
  /** What is selected, if it can be quoted for the criterion that is being marked. */
  offer: ComponentProps<typeof QuoteBar> | null
}

/** Quoting words of an answer for the criterion that is being marked. */
export function useQuoting({ sheet, answer, region }: Quoting): Shown {
  const written = answer?.file?.contentHtml
  const { criteria = none, entries = nothing, current = null } = sheet ?? {}
  const html = useMemo(
    () =>
      written && answer
        ? quotedHtml(
            written,
            answer.id,
            numberedQuotes(criteria, (id) => entryOf(entries, id).quotes, current),
          )
        : undefined,
    [written, answer, criteria, entries, current],
  )
  const at = inSheetOrder(criteria).findIndex(({ id }) => id === current)
  const criterion = inSheetOrder(criteria)[at]
  const isOn = Boolean(written && sheet && criterion && sheet.mayMark(criterion))
  const selected = useSelectedWords(region, isOn)
  if (!selected || !sheet || !answer || !criterion) return { html, offer: null }
  const { quotes } = entryOf(entries, criterion.id)
  return {
    html,
    offer: {
      words: selected.text,
      criterion: { number: at + 1, title: criterion.title },
      quoted: quotes.length,
      onQuote: () => {
        const quote = { answerId: answer.id, ...selected }
        sheet.edit(criterion.id, { quotes: [...quotes.filter((each) => !isSamePlace(each, quote)), quote] })
        getSelection()?.removeAllRanges()
        // The keys of the sheet go on where they were.
        focusGrade(criterion.id)
      },
    },
  }
}

const none: Sheet['criteria'] = []
const nothing: Sheet['entries'] = {}

const isSamePlace = (one: { answerId: string; from: number; to: number }, other: typeof one) =>
  one.answerId === other.answerId && one.from === other.from && one.to === other.to
