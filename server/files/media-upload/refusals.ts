import type { Services } from '../../kernel/context'
import { outward } from '../../kernel/http/outward'

interface ProtocolAnswer {
  status_code: number
  body: string
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  ACCOUNT_DISABLED: 403,
  SECOND_FACTOR: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EXPIRED: 410,
  CONFLICT: 413,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

const isProtocolAnswer = (error: unknown): error is ProtocolAnswer =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error

/** A refusal as status and words. What the protocol's server itself refuses stays as it is; bytes that could not be written may be sent again. */
export function answerOf(error: unknown, services: Pick<Services, 'log' | 'nouns'>): ProtocolAnswer {
  if (isProtocolAnswer(error)) {
    if (error.status_code !== 500) return error
    return { status_code: 503, body: 'This part could not be stored. Please try again in a moment.' }
  }
  const { message, extensions } = outward(error, services)
  return { status_code: statuses[String(extensions.code)] ?? 500, body: message }
}
