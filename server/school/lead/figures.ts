import type { Totals } from '../../kernel/read/plans'

const count = (condition: string) => `count(*) filter (where ${condition})::int`
const withStatus = (status: string) => count(`a.contact_status = '${status}'`)

/** The start of London's week or month, or of its day. */
const start = (unit: 'week' | 'month', now: string) =>
  `(date_trunc('${unit}', ${now} at time zone 'Europe/London') at time zone 'Europe/London')`
const today = (now: string) => `(${now} at time zone 'Europe/London')::date`

/** Whoever has become a client, or wants nothing, is not waited for. */
const isOpen = `a.contact_status in ('new', 'contacted', 'interested')`

/** Acts that made somebody converted this month; the audit log is what knows when. */
const convertedSince = (
  month: string,
) => `(select c.record_id from audit_entries e join audit_changes c on c.entry_id = e.id
  where e.operation = 'userUpdate' and e.inserted_at >= ${month} and c.record = 'users' and c.field = 'contact_status' and c.after = 'converted')`

/** Of leads, over the alias `a`. */
export const figures: Totals = {
  rows: 'count(*)::int',
  dueToday: ({ now }) => count(`${isOpen} and a.follow_up = ${today(now())}`),
  overdue: ({ now }) => count(`${isOpen} and a.follow_up < ${today(now())}`),
  signedUpThisWeek: ({ now }) => count(`a.inserted_at >= ${start('week', now())}`),
  signedUpThisMonth: ({ now }) => count(`a.inserted_at >= ${start('month', now())}`),
  convertedThisMonth: ({ now }) =>
    count(`a.contact_status = 'converted' and a.id in ${convertedSince(start('month', now()))}`),
  new: withStatus('new'),
  contacted: withStatus('contacted'),
  interested: withStatus('interested'),
  converted: withStatus('converted'),
  notInterested: withStatus('not_interested'),
  doNotContact: withStatus('do_not_contact'),
}
