import type { FastifyBaseLogger } from 'fastify'
import { isAway } from '../database/away'
import { Refusal } from '../errors'
import { type Closing, unanswered } from './wire'

export const signedOut: Closing = { code: 4401, reason: 'Please sign in.' }
export const ranOut: Closing = { code: 4401, reason: 'Your sign-in has run out.' }
export const disabled: Closing = { code: 4403, reason: 'Your account is currently blocked.' }
const tooMany: Closing = { code: 4429, reason: 'Too many sockets' }
const failed: Closing = { code: 1011, reason: 'Server error' }

/** Why a socket closes whose sign-in was not accepted. */
export function closingOf(error: unknown, log: FastifyBaseLogger): Closing {
  if (isAway(error)) return unanswered
  if (!(error instanceof Refusal)) {
    log.error({ err: error }, 'a socket could not be checked')
    return failed
  }
  if (error.code === 'ACCOUNT_DISABLED') return disabled
  return error.code === 'RATE_LIMITED' ? tooMany : signedOut
}
