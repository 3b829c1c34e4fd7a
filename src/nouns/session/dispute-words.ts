import type { DisputeOutcome, DisputeReason } from '../../../schema/generated/types'

/** The reasons that a candidate chooses from, in their own voice. */
export const reasons: readonly { value: DisputeReason; label: string; help: string }[] = [
  { value: 'was_there', label: 'I was there on time', help: 'The room did not let me in, or lost me' },
  { value: 'link_failed', label: 'Something broke', help: 'Sound, network, power or the link' },
  { value: 'ill_or_emergency', label: 'An emergency', help: 'Illness, or something I could not foresee' },
  { value: 'other', label: 'Something else', help: 'Such as a wrong time' },
]

/** The same reasons, as others read them. */
export const reasonWords: Record<DisputeReason, string> = {
  was_there: 'There on time',
  link_failed: 'Something broke',
  ill_or_emergency: 'An emergency',
  other: 'Something else',
}

export const outcomeWords: Record<DisputeOutcome, string> = {
  upheld: 'It stays a no-show',
  refunded: 'Paid back in full',
  reinstated: 'A free booking',
}

/** The words of a reason, or of an outcome, that a story tells by its value alone. */
export const reasonOf = (value: string | null): string | undefined => reasonWords[value as DisputeReason]
export const outcomeOf = (value: string | null): string | undefined => outcomeWords[value as DisputeOutcome]
