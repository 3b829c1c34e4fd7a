import { AT_ONCE_FREE_HOURS, freeUntil } from '../../../rules/groups/meetings'
import { dayText } from '../../kernel/time/when-text'
import { type Event, policyOf } from './event'

const HOUR_MS = 3_600_000

/** The terms of a ticket that is bought now; one that was bought by itself in its turn can be given back for an hour at least. */
export function ticketTerms(
  { startAt, bookingPolicy }: Pick<Event, 'startAt' | 'bookingPolicy'>,
  boughtInTurnAt?: Date,
) {
  const { freeUntilHours, laterPercent } = policyOf(bookingPolicy)
  const until = freeUntil(startAt, freeUntilHours)
  const atLeast = boughtInTurnAt ? boughtInTurnAt.getTime() + AT_ONCE_FREE_HOURS * HOUR_MS : until
  return { freeUntil: new Date(Math.min(startAt.getTime(), Math.max(until, atLeast))), laterPercent }
}

/** These terms in words, as a ticket is sold under them. */
export function termsText({ bookingPolicy }: Pick<Event, 'bookingPolicy'>): string {
  const { freeUntilHours, laterPercent } = policyOf(bookingPolicy)
  const free =
    freeUntilHours === 0
      ? 'A ticket can be given back for all of its price until the start.'
      : `A ticket can be given back for all of its price until ${freeUntilHours} hours before the start.`
  const later =
    freeUntilHours === 0
      ? []
      : [laterPercent ? `Later ${laterPercent}% of it comes back.` : 'Later nothing comes back.']
  return [free, ...later, 'Nothing comes back after the start. If we cancel, all of it does.'].join(' ')
}

/** What an invoice says below an event's name. */
export const detailOf = ({ startAt }: Pick<Event, 'startAt'>): string => dayText(startAt)
