import type { BusyFailure } from '../../../../schema/generated/types'

/** Why a calendar elsewhere is not readable. */
export const failureWords: Record<BusyFailure, string> = {
  not_found: 'Nothing is at its address any more: it may have been reset.',
  forbidden: 'Its address now asks for a sign-in.',
  no_answer: 'Its address does not answer.',
  not_a_calendar: 'What is at its address is no calendar.',
  too_large: 'It has become too large.',
}
