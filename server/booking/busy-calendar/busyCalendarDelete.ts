import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'

/** Forgets a calendar of the caller, and its busy times with it. */
export const busyCalendarDelete: Operation<'busyCalendarDelete'> = ({ id }, context) =>
  write(context, async ({ query, changed }) => {
    const { rows } = await query({
      text: 'delete from busy_calendars where id = $1 and user_id = $2 returning id, user_id as "userId"',
      values: [id, signedIn(context).id],
    })
    if (!rows[0]) throw notFound(nameOf('BusyCalendar'))
    changed('BusyCalendar', id, 'deleted')
    return { id }
  })
