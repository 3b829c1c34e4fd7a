import { type ToastAction, type ToastKind, toast } from '../components/toast'
import type { ApiError } from './api-error'

interface Notice {
  kind: ToastKind
  text: string
  durationMs?: number
  action?: ToastAction
}

const NETWORK_MS = 5000
const FUNDS_MS = 8000

/** What is said of each error, word for word, and for how long where that is not the ordinary three seconds. */
export const catalogue = {
  server: { kind: 'negative', text: 'Server error. Please try again later.', durationMs: NETWORK_MS },
  notFound: { kind: 'negative', text: '404 Resource not found.', durationMs: NETWORK_MS },
  connection: {
    kind: 'negative',
    text: 'Connection error. Please check your internet connection.',
    durationMs: NETWORK_MS,
  },
  insufficientFunds: {
    kind: 'negative',
    text: 'Your transaction failed due to insufficient funds.',
    durationMs: FUNDS_MS,
    action: { label: 'Top-up', href: '/wallet/top-up', newTab: true },
  },
  validation: { kind: 'warning', text: 'Please check your input and try again.' },
  forbidden: { kind: 'negative', text: 'You do not have permission to perform this action.' },
  other: { kind: 'warning', text: 'An error occurred. Please try again.' },
  unexpected: { kind: 'negative', text: 'An unexpected error occurred. Please try again.' },
  actionFailed: { kind: 'negative', text: 'Action failed' },
  actionDone: { kind: 'positive', text: 'Action was successful' },
  connected: { kind: 'positive', text: 'Connected!' },
  connectionFault: { kind: 'negative', text: 'There was an error with the connection!' },
} as const satisfies Record<string, Notice>

/** The notice for an error of the network that has no entry of its own. */
export const networkNotice = (message: string): Notice => ({
  kind: 'negative',
  text: `Network error: ${message || 'Unknown error'}`,
  durationMs: NETWORK_MS,
})

/** What to say of an error; null where the application itself answers it by going elsewhere. */
export function noticeOf(error: ApiError): Notice | null {
  if (error.code === 'UNAUTHENTICATED' || error.code === 'ACCOUNT_DISABLED') return null
  if (error.code === 'INTERNAL' || error.status >= 500) return catalogue.server
  if (error.code === 'NETWORK') {
    if (error.status === 0) return catalogue.connection
    return error.status === 404 ? catalogue.notFound : networkNotice(error.message)
  }
  if (error.code === 'INSUFFICIENT_FUNDS' || error.field === 'wallet') return catalogue.insufficientFunds
  if (error.code === 'VALIDATION') return catalogue.validation
  if (error.code === 'FORBIDDEN') return catalogue.forbidden
  return error.message ? { ...catalogue.other, text: error.message } : catalogue.other
}

/** Says what went wrong, in the catalogue's words. */
export function showError(error: ApiError | Error): void {
  if (error.name === 'AbortError') return
  const notice = 'code' in error ? noticeOf(error as ApiError) : catalogue.unexpected
  if (notice) toast(notice)
}

/** Field → message, for the fields of a form. */
export function fieldErrors(error: ApiError | null | undefined): Record<string, string> {
  return Object.fromEntries(
    (error?.errors ?? []).filter(({ field }) => field).map(({ field, message }) => [field, message]),
  )
}
