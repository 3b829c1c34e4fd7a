/** Receipts are of money that is on invoices once it is spent. */
const counts = "a.kind <> 'receipt'"
const sum = (amount: string, which: string) => `coalesce(sum(${amount}) filter (where ${which}), 0)::float8`
const count = (which: string) => `(count(*) filter (where ${which}))::int`

/** What invoices and credit notes come to together. */
export const sums = {
  rows: 'count(*)::int',
  invoiced: sum('a.total', "a.kind = 'invoice'"),
  invoices: count("a.kind = 'invoice'"),
  credited: sum('a.total', "a.kind = 'credit_note'"),
  creditNotes: count("a.kind = 'credit_note'"),
  net: sum('a.net', counts),
  vat: sum('a.vat', counts),
}
