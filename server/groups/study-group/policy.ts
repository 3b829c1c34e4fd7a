import type { StudyGroupDiscount } from '../../../schema/generated/types'
import type { BookingRule } from '../../booking/changes/narrowing'
import { londonDay } from '../../kernel/time/weeks'
import type { Buying, Lowering } from '../../money/lowering'
import type { Asking } from '../../money/sold'

/** SQL: the groups `g` that a person `$1` is in on the day `$2`, and whose training is not over. Tutors and owners do not study in them. */
const studied = `from members m join study_groups g on g.id = m.study_group_id
  where m.user_id = $1 and m.state = 'accepted' and m.role in ('member', 'moderator') and g.archived_at is null and g.intensive_until >= $2::date`

const rules = `select g.name, g.intensive_until::text as until, g.allowed_for as categories, g.allowed_days as weekdays,
    (g.booking_policy ->> 'bookedAhead')::int as "bookedAhead", (g.booking_policy ->> 'freeUntilHours')::int as "freeUntilHours",
    (g.booking_policy ->> 'reschedulePrice')::int as "reschedulePrice"
  ${studied} order by g.intensive_until, g.id`

/** How a person's groups narrow and price what they book. */
export async function narrowsBooking({ query, now }: Asking, studentId: string): Promise<BookingRule[]> {
  const { rows } = await query({ name: 'group_booking_rules', text: rules, values: [studentId, londonDay(now)] })
  return rows as unknown as BookingRule[]
}

const discounts = `select g.name, g.config -> 'discount' as discount ${studied} and g.config #> '{discount,on}' ? $3 order by g.intensive_until, g.id`

/** What a buyer's groups take off this kind of thing. */
export async function lowersPrice({ query, now }: Asking, { buyerId, type }: Buying): Promise<Lowering[]> {
  const { rows } = await query({ name: 'group_discounts', text: discounts, values: [buyerId, londonDay(now), type] })
  return (rows as { name: string; discount: StudyGroupDiscount }[]).map(({ name, discount: { unit, amount } }) => ({
    ...{ name, reduction: { unit, value: amount } },
  }))
}
