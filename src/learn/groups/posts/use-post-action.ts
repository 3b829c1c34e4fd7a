import type { TypedDocument } from '../../../providers/api/document'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { toast } from '../../../ui/overlay/toast'

/** An act on a post or an answer: it says what it did, and the posts are read again. */
export function usePostAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  said: string,
  onDone?: (result: Result) => void,
) {
  return useSingleAction(document, {
    onSuccess(result) {
      toast({ kind: 'positive', text: said })
      onDone?.(result)
      void invalidate('GroupPosts')
    },
    onError: () => void invalidate('GroupPosts'),
  })
}
