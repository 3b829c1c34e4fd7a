import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error'
import { request } from './client'
import type { TypedDocument } from './document'
import { operationName } from './query'
import { withRetries } from './retry'

/** Reads a list page by page, each from where the last one ended: `next` finds that place in an answer, the argument `before` takes it. */
export function useApiPages<Result, Variables extends { before?: string | null }>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  next: (answer: Result) => string | null | undefined,
): UseInfiniteQueryResult<InfiniteData<Result>, ApiError> {
  return useInfiniteQuery<Result, ApiError, InfiniteData<Result>, readonly unknown[], string | null>({
    queryKey: [operationName(document), variables, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      withRetries(() => request(document, { ...variables, before: pageParam }, { signal }), signal),
    initialPageParam: null,
    getNextPageParam: next,
  })
}
