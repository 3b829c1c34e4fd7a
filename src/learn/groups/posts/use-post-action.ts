import type { TypedDocument } from '../../../providers/api/document'
import { showError } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { toast } from '../../../ui/overlay/toast'

interface Options<Result> {
  /** What has happened, in a sentence. */
  said: string
  onDone?: (result: Result) => void
  /** There is a form, which says what is wrong with its fields. */
  inForm?: boolean
}

/** An act on a post or an answer: it says what it did or why it was refused, and the posts are read again. */
export function usePostAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { said, onDone, inForm = false }: Options<Result>,
) {
  return useSingleAction(document, {
    quiet: true,
    onSuccess(result) {
      toast({ kind: 'positive', text: said })
      onDone?.(result)
      void invalidate('GroupPosts')
    },
    onError(error) {
      if (inForm && error.code === 'VALIDATION') return
      showError(error)
      void invalidate('GroupPosts')
    },
  })
}
