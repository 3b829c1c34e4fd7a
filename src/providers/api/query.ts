import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { claimsOf, getSignIn } from '../sign-in/session-store'
import { type ApiError, isOutage } from './api-error'
import { request } from './client'
import type { TypedDocument } from './document'
import { showError } from './errors'
import { noteOwnAct } from './own-acts'
import { withRetries } from './retry'

export { idempotencyKey } from './idempotency-key'

/** The data that pages have read, until it is out of date. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // A page shows its own errors; network errors are shown everywhere, but without a network the frame says so already.
    onError: (error) => {
      if (isOutage(error as ApiError) && navigator.onLine) showError(error)
    },
  }),
  defaultOptions: {
    // We retry ourselves. Offline, a query runs and fails instead of waiting unseen.
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

/** Reads by a document; the last answer stays while variables change. */
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

/** Reads by a document what stays as it is: asked once, and from then on answered by what is kept. */
export const readOnce = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables?: Variables,
): Promise<Result> => queryClient.fetchQuery({ ...queryOf(document, variables), staleTime: Number.POSITIVE_INFINITY })

/** Reads by a document before a page is drawn that shows its answer; nothing where nobody is signed in. */
export function askAhead<Result, Variables>(document: TypedDocument<Result, Variables>, variables?: Variables): void {
  const held = getSignIn()
  if (held && !claimsOf(held.accessToken)?.due) void queryClient.prefetchQuery(queryOf(document, variables))
}

/** The key and the function of a document's query. */
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
  /** Calls with the same scope are made one after the other, so that none overtakes another. */
  scope?: string
}

/** Calls a mutation by a document; errors become a toast unless the caller shows them. With an idempotency key it retries after a lost answer. */
export function useAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  { onSuccess, onError, quiet, scope }: ActionOptions<Result, Variables> = {},
): UseMutationResult<Result, ApiError, Variables> {
  return useMutation<Result, ApiError, Variables>({
    mutationKey: [operationName(document)],
    ...(scope && { scope: { id: scope } }),
    mutationFn: (variables) => {
      noteOwnAct(variables)
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

/** Reloads these operations: at once on the screen, others when next shown. */
export function invalidate(...operationNames: string[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => operationNames.includes(String(queryKey[0])) })
}

/** The operation's name in a document. */
export function operationName(document: string): string {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(document)?.[1] ?? document
}

const isKeyed = (variables: unknown) =>
  typeof variables === 'object' && variables !== null && 'idempotencyKey' in variables && !!variables.idempotencyKey
