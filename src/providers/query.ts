import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { type ApiError, isOutage } from './api-error'
import { request } from './client'
import type { TypedDocument } from './document'
import { showError } from './errors'
import { withRetries } from './retry'

export { idempotencyKey } from './idempotency-key'

/** What pages have read, until it is said to be out of date. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What the page itself can say stays with the page; of the network one hears wherever one is.
    onError: (error) => {
      if (isOutage(error as ApiError)) showError(error)
    },
  }),
  defaultOptions: {
    // Retries are ours; offline, a question is asked and fails, rather than waiting unseen.
    queries: {
      staleTime: 30_000,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

interface ApiOptions {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
}

/** Reads by a document; while variables change the last answer stays. */
export function useApi<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables?: Variables,
  options: ApiOptions = {},
): UseQueryResult<Result, ApiError> {
  return useQuery<Result, ApiError>({
    ...queryOf(document, variables),
    placeholderData: keepPreviousData,
    ...options,
  })
}

/** The key and the question of a document. */
function queryOf<Result, Variables>(document: TypedDocument<Result, Variables>, variables?: Variables) {
  return {
    queryKey: [operationName(document), variables ?? {}],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      withRetries(() => request(document, variables, { signal }), signal),
  }
}

interface ActionOptions<Result, Variables> {
  onSuccess?: (result: Result, variables: Variables) => void
  onError?: (error: ApiError, variables: Variables) => void
  /** The caller shows errors itself. */
  quiet?: boolean
}

/** Acts by a document; errors are said in a toast unless the caller does. With an idempotency key a lost answer is asked for again. */
export function useAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { onSuccess, onError, quiet }: ActionOptions<Result, Variables> = {},
): UseMutationResult<Result, ApiError, Variables> {
  return useMutation<Result, ApiError, Variables>({
    mutationKey: [operationName(document)],
    mutationFn: (variables) => {
      const act = () => request(document, variables)
      return isKeyed(variables) ? withRetries(act) : act()
    },
    onSuccess: (result, variables) => onSuccess?.(result, variables),
    onError: (error, variables) => {
      if (!quiet) showError(error)
      onError?.(error, variables)
    },
  })
}

/** Has these operations read anew: those on the screen at once, others when they are next shown. */
export function invalidate(...operationNames: string[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => operationNames.includes(String(queryKey[0])) })
}

/** The name that a document gives its operation. */
export function operationName(document: string): string {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(document)?.[1] ?? document
}

const isKeyed = (variables: unknown) =>
  typeof variables === 'object' && variables !== null && 'idempotencyKey' in variables && !!variables.idempotencyKey
