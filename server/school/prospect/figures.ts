import type { SqlScope } from '../../kernel/read/entity'
import type { Totals } from '../../kernel/read/plans'

type Clock = Pick<SqlScope, 'now'>

const count = (condition: string) => `count(*) filter (where ${condition})::int`
const withStatus = (status: string) => count(`a.contact_status = '${status}'`)

/** The start of London's week or month, or of its day. */
const start = (unit: 'week' | 'month', { now }: Clock) =>
  `(date_trunc('${unit}', ${now()} at time zone 'Europe/London') at time zone 'Europe/London')`
const today = ({ now }: Clock) => `(${now()} at time zone 'Europe/London')::date`

/** Whoever has become a client, or wants nothing, is not waited for. */
const isOpen = `a.contact_status in ('new', 'contacted', 'interested')`

/** Acts that made somebody converted this month; the audit log is what knows when. */
const convertedSince = (
  month: string,
) => `(select c.record_id from audit_entries e join audit_changes c on c.entry_id = e.id
  where e.operation = 'userUpdate' and e.inserted_at >= ${month} and c.record = 'users' and c.field = 'contact_status' and c.after = 'converted')`

/** Of prospects, over the alias `a`. */
export const figures: Totals = {
  rows: 'count(*)::int',
  dueToday: (clock) => count(`${isOpen} and a.follow_up = ${today(clock)}`),
  overdue: (clock) => count(`${isOpen} and a.follow_up < ${today(clock)}`),
  signedUpThisWeek: (clock) => count(`a.inserted_at >= ${start('week', clock)}`),
  signedUpThisMonth: (clock) => count(`a.inserted_at >= ${start('month', clock)}`),
  convertedThisMonth: (clock) =>
    count(`a.contact_status = 'converted' and a.id in ${convertedSince(start('month', clock))}`),
  new: withStatus('new'),
  contacted: withStatus('contacted'),
  interested: withStatus('interested'),
  converted: withStatus('converted'),
  notInterested: withStatus('not_interested'),
  doNotContact: withStatus('do_not_contact'),
}
