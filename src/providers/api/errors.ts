import type { ErrorCode } from '../../../schema/generated/types'
import { type ToastAction, type ToastKind, toast } from '../../ui/overlay/toast'
import type { ApiError } from './api-error'

interface Notice {
  kind: ToastKind
  text: string
  durationMs?: number
  action?: ToastAction
}

const NETWORK_MS = 5000
const FUNDS_MS = 8000

const texts = {
  server: 'Server error. Please try again later.',
  notFound: '404 Resource not found.',
  connection: 'Connection error. Please check your internet connection.',
  network: 'Network error: ',
  nameless: 'Unknown error',
  insufficientFunds: 'Your transaction failed due to insufficient funds.',
  topUp: 'Top-up',
  validation: 'Please check your input and try again.',
  forbidden: 'You do not have permission to perform this action.',
  other: 'An error occurred. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  actionFailed: 'Action failed',
  connected: 'Connected!',
  connectionFault: 'There was an error with the connection!',
}

/** The notices, each with its duration if that is not the usual three seconds. */
export const catalogue = {
  server: { kind: 'negative', text: texts.server, durationMs: NETWORK_MS },
  notFound: { kind: 'negative', text: texts.notFound, durationMs: NETWORK_MS },
  connection: { kind: 'negative', text: texts.connection, durationMs: NETWORK_MS },
  insufficientFunds: {
    kind: 'negative',
    text: texts.insufficientFunds,
    durationMs: FUNDS_MS,
    action: { label: texts.topUp, href: '/wallet/top-up', newTab: true },
  },
  validation: { kind: 'warning', text: texts.validation },
  forbidden: { kind: 'negative', text: texts.forbidden },
  other: { kind: 'warning', text: texts.other },
  unexpected: { kind: 'negative', text: texts.unexpected },
  actionFailed: { kind: 'negative', text: texts.actionFailed },
  connected: { kind: 'positive', text: texts.connected },
  connectionFault: { kind: 'negative', text: texts.connectionFault },
} as const satisfies Record<string, Notice>

/** The errors of a push over a channel, for the log and not for readers. */
export const channelFaults = { timeout: 'Push timeout', noChannel: 'The channel was not found.' } as const

type Answer = Notice | null | ((error: ApiError) => Notice)

const inItsWords = ({ message }: ApiError): Notice =>
  message ? { ...catalogue.other, text: message } : catalogue.other

function ofNetwork({ status, message }: ApiError): Notice {
  if (status === 0) return catalogue.connection
  if (status === 404) return catalogue.notFound
  return { kind: 'negative', text: texts.network + (message || texts.nameless), durationMs: NETWORK_MS }
}

/** The notice for each code; null if the application redirects instead. */
const answers: Record<ApiError['code'], Answer> = {
  UNAUTHENTICATED: null,
  SECOND_FACTOR: null,
  ACCOUNT_DISABLED: null,
  NETWORK: ofNetwork,
  UNAVAILABLE: catalogue.server,
  INTERNAL: catalogue.server,
  INSUFFICIENT_FUNDS: catalogue.insufficientFunds,
  VALIDATION: catalogue.validation,
  FORBIDDEN: catalogue.forbidden,
  NOT_FOUND: inItsWords,
  CONFLICT: inItsWords,
  SLOT_TAKEN: inItsWords,
  SOLD_OUT: inItsWords,
  EXPIRED: inItsWords,
  RATE_LIMITED: inItsWords,
} satisfies Record<ErrorCode | 'NETWORK', Answer>

/** The notice for an error; null if there is none. */
export function noticeOf(error: ApiError): Notice | null {
  // A server newer than this page may send unknown codes.
  const answer = error.code in answers ? answers[error.code] : inItsWords
  if (answer === null) return null
  if (error.status >= 500) return catalogue.server
  if (isAbout('wallet', error)) return catalogue.insufficientFunds
  return typeof answer === 'function' ? answer(error) : answer
}

/** Shows an error, in the catalogue's words. */
export function showError(error: ApiError | Error): void {
  if (error.name === 'AbortError') return
  const notice = 'code' in error ? noticeOf(error as ApiError) : catalogue.unexpected
  if (notice) toast(notice)
}

/** Field → message, for a form's fields. */
export function fieldErrors(error: ApiError | null | undefined): Record<string, string> {
  return Object.fromEntries(
    (error?.errors ?? []).filter(({ field }) => field).map(({ field, message }) => [field, message]),
  )
}

const isAbout = (field: string, error: ApiError) =>
  error.field === field || error.errors.some((each) => each.field === field)
