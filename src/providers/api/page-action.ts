import { toast } from '../../ui/overlay/toast'
import type { ApiError } from './api-error'
import type { TypedDocument } from './document'
import { showError } from './errors'
import { useSingleAction } from './single-action'

export interface PageActionOptions<Result> {
  /** What has happened, in a sentence. */
  said?: string | ((result: Result) => string) | undefined
  onDone?: ((result: Result) => void) | undefined
  /** Called where it was refused because things stand otherwise by now. */
  onStale?: (() => void) | undefined
  /** There is a form, which says what is wrong with its fields. */
  inForm?: boolean | undefined
}

/** Refusals that say something about what was filled in; all others are about how things stand by now. */
const isOfForm = ({ code }: ApiError) => code === 'VALIDATION'

/** An act of a page: it says what it did or why it was refused, and `reload` then lets the page show how things stand. */
export function usePageAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  reload: () => Promise<void>,
  { said, onDone, onStale, inForm = false }: PageActionOptions<Result> = {},
) {
  return useSingleAction(document, {
    quiet: true,
    onSuccess: (result) => {
      if (said) toast({ kind: 'positive', text: typeof said === 'string' ? said : said(result) })
      onDone?.(result)
      void reload()
    },
    onError: (error) => {
      if (inForm && isOfForm(error)) return
      showError(error)
      if (error.code !== 'NETWORK') onStale?.()
      void reload()
    },
  })
}
