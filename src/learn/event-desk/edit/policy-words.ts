import { FREE_UNTIL_HOURS, freeUntil, LATER_PERCENT, refundOf } from '../../../../rules/groups/meetings'
import { formatMoney } from '../../../ui/money/money'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import { instantsOfTimes } from '../times/times'
import { type EventDraft, penceOf } from './event-draft'

const numberOr = (text: string, otherwise: number) => (/^\d+$/.test(text.trim()) ? Number(text) : otherwise)

/** What the terms of a ticket mean, in words: 'Free to cancel until Sat 21 Nov, 10:00 London. Later £12.50 comes back; nothing after the start.' */
export function policyWords(draft: EventDraft): string {
  const price = penceOf(draft) ?? 0
  const found = instantsOfTimes(draft)
  if (price === 0) return 'A free ticket can be given back until the start.'
  if (!found) return 'Choose a time first.'
  const { startAt } = found
  const hours = numberOr(draft.freeUntilHours, FREE_UNTIL_HOURS)
  const percent = numberOr(draft.laterPercent, LATER_PERCENT)
  const until = freeUntil(new Date(startAt), hours)
  const ticket = { paid: price, freeUntil: new Date(until), laterPercent: percent }
  const later = refundOf(ticket, new Date(startAt), until)
  if (hours === 0 || later === price) return 'Free to cancel until the start; nothing comes back after it.'
  const back =
    later === 0 ? 'Later nothing comes back.' : `Later ${formatMoney(later)} comes back; nothing after the start.`
  return `Free to cancel until ${formatLondonDateTime(until)} London. ${back}`
}
