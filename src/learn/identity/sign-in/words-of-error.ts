import type { ApiError } from '../../../providers/api/api-error'
import { catalogue, noticeOf } from '../../../providers/api/errors'

/** An error as a sentence beside the question. */
export function wordsOf(error: unknown): string {
  const { code, message } = error as ApiError
  if (code === 'VALIDATION' || code === 'EXPIRED' || code === 'RATE_LIMITED') return message
  return noticeOf(error as ApiError)?.text ?? catalogue.unexpected.text
}
