/** Payments whose money came. */
const came = "a.status not in ('failed', 'canceled', 'pending')"
const sum = (amount: string) => `coalesce(sum(${amount}) filter (where ${came}), 0)::float8`
const count = (which: string) => `(count(*) filter (where ${came} and ${which}))::int`

/** What payments come to together. */
export const sums = {
  rows: 'count(*)::int',
  paid: sum('a.amount_total'),
  paidCount: count('true'),
  refunded: sum('-a.amount_refunded'),
  refundedCount: count('a.amount_refunded > 0'),
  disputed: sum('-a.amount_disputed'),
  disputedCount: count('a.amount_disputed > 0'),
  kept: sum('a.amount_total - a.amount_refunded - a.amount_disputed'),
}
