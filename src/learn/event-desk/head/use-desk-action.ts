import type { TypedDocument } from '../../../providers/api/document'
import { type PageActionOptions, usePageAction } from '../../../providers/api/page-action'
import { invalidate } from '../../../providers/api/query'

/** Reloads what the pages of those who lead events show. */
export const reloadDesk = (): Promise<void> =>
  invalidate(
    'DeskEvent',
    'DeskLed',
    'DeskPeople',
    'DeskInvited',
    'DeskTickets',
    'DeskMaterials',
    'DeskAttendance',
    'DeskWaiting',
  )

/** An act of those who lead an event. */
export const useDeskAction = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  options?: PageActionOptions<Result>,
) => usePageAction(document, reloadDesk, options)
