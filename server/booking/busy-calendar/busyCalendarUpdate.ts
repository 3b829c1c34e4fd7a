import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { addressOf, opened, sealed } from './address'
import { keepTimes } from './keep-times'
import { nextReading, readGiven } from './reading'
import { busyCalendars } from './table'
import { zoneOf } from './zone-of'

/** Changes a calendar of the caller; with another address, or where whole days begin or cease to count, it is read at once. */
export const busyCalendarUpdate: Operation<'busyCalendarUpdate'> = async (
  { id, address, name, allDay },
  context,
  info,
) => {
  const userId = signedIn(context).id
  const { rows } = await context.database.query({
    text: 'select address, all_day as "allDay" from busy_calendars where id = $1 and user_id = $2',
    values: [id, userId],
  })
  const before = rows[0] as { address: string; allDay: boolean } | undefined
  if (!before) throw notFound(nameOf('BusyCalendar'))
  const isOther = address != null || (allDay != null && allDay !== before.allDay)
  const given = address != null ? addressOf(address) : null
  const url = given ?? (isOther ? opened(before.address, context.settings) : null)
  const reading = url && (await readGiven(context, url, await zoneOf(context, userId)))
  return write(context, async (writing) => {
    const { now } = writing
    const [kept] = await writing.orm
      .update(busyCalendars)
      .set({
        ...(name != null && { name }),
        ...(allDay != null && { allDay }),
        ...(url &&
          reading && {
            ...{
              address: sealed(url, context.settings),
              host: url.host,
              timezone: reading.timezone,
              etag: reading.etag,
            },
            ...{ lastModified: reading.lastModified, readAt: now, nextAt: nextReading(now) },
            ...{ failedAt: null, failure: null, failures: 0 },
          }),
        updatedAt: now,
      })
      .where(eq(busyCalendars.id, id))
      .returning({ id: busyCalendars.id, userId: busyCalendars.userId, allDay: busyCalendars.allDay })
    // Deleted meanwhile, in another tab.
    if (!kept) throw notFound(nameOf('BusyCalendar'))
    if (reading) await keepTimes(writing, kept, reading.times)
    return writing.reader.one('BusyCalendar', id, selectionOf(info))
  })
}
