import type { TypedDocument } from '../../providers/api/document'
import { showError } from '../../providers/api/errors'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { toast } from '../../ui/overlay/toast'

/** Reloads what the pages of events show. */
export const reloadEvents = (): Promise<void> =>
  invalidate('Meetings', 'MeetingCounts', 'MeetingPage', 'TicketQuote', 'CheckoutQuote', 'DashboardMeetings', 'Wallet')

interface Options<Result> {
  /** What has happened, in a sentence. */
  said?: string | ((result: Result) => string)
  /** Called once it is done, and where it was refused because things stand otherwise by now. */
  onSettled?: () => void
}

/** An act on an event: it says what it did or why it was refused, and the page then shows how things stand. */
export function useEventAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { said, onSettled }: Options<Result> = {},
) {
  return useSingleAction(document, {
    quiet: true,
    onSuccess: (result) => {
      if (said) toast({ kind: 'positive', text: typeof said === 'string' ? said : said(result) })
      onSettled?.()
      void reloadEvents()
    },
    onError: (error) => {
      showError(error)
      if (error.code !== 'NETWORK') onSettled?.()
      void reloadEvents()
    },
  })
}
