import type { TypedDocument } from '../../providers/api/document'
import { type PageActionOptions, usePageAction } from '../../providers/api/page-action'
import { invalidate } from '../../providers/api/query'

/** Reloads what the pages of events show. */
export const reloadEvents = (): Promise<void> =>
  invalidate(
    'Meetings',
    'MeetingCounts',
    'MeetingPage',
    'TicketQuote',
    'CheckoutQuote',
    'StudentDashboard',
    'TutorDashboard',
    'Wallet',
  )

interface Options<Result> extends Pick<PageActionOptions<Result>, 'said'> {
  /** Called once it is done, and where it was refused because things stand otherwise by now. */
  onSettled?: () => void
}

/** An act of whoever comes to an event. */
export const useEventAction = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { said, onSettled }: Options<Result> = {},
) => usePageAction(document, reloadEvents, { said, onDone: onSettled, onStale: onSettled })
