import { beginsAtBooking } from '../../../rules/booking/start'
import { invalid } from '../../kernel/errors'
import type { BookedType } from './question'

/** The start of a new booking: the chosen one, or now for a type that begins at its booking. Throws VALIDATION. */
export function chosenStart({ mode }: BookedType, startAt: string | null | undefined, now: Date): Date {
  if (beginsAtBooking(mode)) {
    if (startAt) throw invalid('startAt', 'This type begins when it is booked, so it takes no start.')
    return now
  }
  if (!startAt) throw invalid('startAt', 'Field is required')
  return new Date(startAt)
}
