import type { ApiError } from '../../../providers/api/api-error'
import type { TypedDocument } from '../../../providers/api/document'
import { showError } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { toast } from '../../../ui/overlay/toast'

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

interface Options<Result> {
  /** What has happened, in a sentence. */
  said?: string | ((result: Result) => string)
  onDone?: (result: Result) => void
  /** Called where it was refused because things stand otherwise by now. */
  onStale?: () => void
  /** There is a form, which says what is wrong with its fields. */
  inForm?: boolean
}

const isOfForm = ({ code }: ApiError) => code === 'VALIDATION'

/** An act on an event: it says what it did or why it was refused, and the page then shows how things stand. */
export function useDeskAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { said, onDone, onStale, inForm = false }: Options<Result> = {},
) {
  return useSingleAction(document, {
    quiet: true,
    onSuccess: (result) => {
      if (said) toast({ kind: 'positive', text: typeof said === 'string' ? said : said(result) })
      onDone?.(result)
      void reloadDesk()
    },
    onError: (error) => {
      if (inForm && isOfForm(error)) return
      showError(error)
      if (error.code !== 'NETWORK') onStale?.()
      void reloadDesk()
    },
  })
}
