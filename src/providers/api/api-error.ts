import type { ErrorCode } from '../../../schema/generated/types'

/** One of the errors in an answer; `field` names the argument at fault, or is empty. */
export interface FieldError {
  field: string
  message: string
}

interface ApiErrorParts {
  code: ErrorCode | 'NETWORK'
  message: string
  field?: string
  /** Further details from the server, such as `missing` or `retryAfter`. */
  details?: Readonly<Record<string, unknown>>
  /** HTTP status; 0 if no answer came. */
  status: number
  errors?: readonly FieldError[]
}

/** The reason why a request failed. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  readonly field: string | undefined
  readonly details: Readonly<Record<string, unknown>>
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor({ code, message, field, details = {}, status, errors = [] }: ApiErrorParts) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.field = field
    this.details = details
    this.status = status
    this.errors = errors
  }
}

/** The request itself was right: no answer came, or the server could not give one. */
export const isOutage = ({ code }: { code?: ApiError['code'] }) =>
  code === 'NETWORK' || code === 'INTERNAL' || code === 'UNAVAILABLE'

/** Whether there is nothing at an address for this viewer: nothing with its id, or its id is none at all. */
export const isNotThere = (error: { code?: ApiError['code'] } | null) =>
  error?.code === 'NOT_FOUND' || error?.code === 'VALIDATION'

interface ServerError {
  message: string
  extensions?: { code?: ErrorCode; field?: string; [more: string]: unknown }
}

/** The meaning of an answer with errors. */
export function errorOf(errors: readonly ServerError[], status: number): ApiError {
  const first = errors[0]
  const { code, field, ...details } = first?.extensions ?? {}
  return new ApiError({
    code: code ?? (status === 401 || status === 403 ? 'UNAUTHENTICATED' : 'INTERNAL'),
    message: first?.message ?? '',
    field,
    details,
    status,
    errors: errors.map(({ message, extensions }) => ({ field: extensions?.field ?? '', message })),
  })
}

/** An answer that is not the API's, such as a proxy's page. */
export function errorOfStatus(status: number, text: string): ApiError {
  const code = status === 401 || status === 403 ? 'UNAUTHENTICATED' : 'NETWORK'
  return new ApiError({ code, message: text, status })
}

/** No answer at all. */
export function connectionError(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', message: cause instanceof Error ? cause.message : '', status: 0 })
}
