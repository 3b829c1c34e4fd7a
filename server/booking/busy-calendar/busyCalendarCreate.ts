import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { addressOf, sealed } from './address'
import { keepTimes } from './keep-times'
import { nextReading, readGiven } from './reading'
import { busyCalendars } from './table'
import { zoneOf } from './zone-of'

const MOST = 10

/** Adds a calendar of the caller, with the busy times that it holds now. */
export const busyCalendarCreate: Operation<'busyCalendarCreate'> = async ({ address, name, allDay }, context, info) => {
  const url = addressOf(address)
  const userId = signedIn(context).id
  // Before the transaction, which waits for nobody outside.
  const { times, timezone, etag, lastModified } = await readGiven(context, url, await zoneOf(context, userId))
  return write(context, async (writing) => {
    const { now } = writing
    // Two at once are counted one after the other.
    await writing.query({ text: 'select 1 from users where id = $1 for update', values: [userId] })
    const { rows } = await writing.query({
      text: 'select count(*)::int as has from busy_calendars where user_id = $1',
      values: [userId],
    })
    if (Number(rows[0]?.has) >= MOST) throw conflict(`You have ${MOST} calendars, which is the most.`)
    const calendar = { id: newId(), userId, allDay: allDay ?? false }
    await writing.orm.insert(busyCalendars).values({
      ...{ ...calendar, name, address: sealed(url, context.settings), host: url.host },
      ...{ timezone, etag, lastModified, readAt: now, nextAt: nextReading(now), insertedAt: now },
    })
    await keepTimes(writing, calendar, times)
    return writing.reader.one('BusyCalendar', calendar.id, selectionOf(info))
  })
}
