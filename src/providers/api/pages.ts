import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error'
import { request } from './client'
import type { TypedDocument } from './document'
import { operationName } from './query'
import { withRetries } from './retry'

/** Reads a list page by page, each from where the last one ended: `next` finds that place in an answer, the argument `place` takes it. */
export function useApiPages<Result, Variables, Place extends keyof Variables>(
  document: TypedDocument<Result, Variables>,
  variables: NoInfer<Variables>,
  place: Place,
  next: (answer: Result) => Variables[Place] | null,
): UseInfiniteQueryResult<InfiniteData<Result>, ApiError> {
  return useInfiniteQuery<Result, ApiError, InfiniteData<Result>, readonly unknown[], Variables[Place] | null>({
    queryKey: [operationName(document), variables, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      withRetries(() => request(document, { ...variables, [place]: pageParam }, { signal }), signal),
    initialPageParam: null,
    getNextPageParam: next,
  })
}
