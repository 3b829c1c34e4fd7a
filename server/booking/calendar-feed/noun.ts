import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { feedUrl } from './feed-url'
import { feedRoutes } from './routes'
import { sessionsInCalendar } from './sessions'
import { studyDaysInCalendar } from './study-days'
import { calendarFeeds, calendarFeed as entity } from './table'

const read: Operation<'calendarFeed'> = (_args, context, info) =>
  context.reader.find('CalendarFeed', signedIn(context).id, selectionOf(info), 'userId')

/** A new id makes a new address. The row stays the same, so that two tabs leave one working address. */
const calendarFeedCreate: Operation<'calendarFeedCreate'> = (_args, context, info) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({
      text: `insert into calendar_feeds (id, user_id, inserted_at) values ($1, $2, $3)
        on conflict (user_id) do update set id = excluded.id, inserted_at = excluded.inserted_at, last_read_at = null returning id`,
      values: [newId(), signedIn(context).id, writing.now],
    })
    const id = String(rows[0]?.id)
    writing.changed('CalendarFeed', id, 'created')
    return writing.reader.one('CalendarFeed', id, selectionOf(info))
  })

const calendarFeedDelete: Operation<'calendarFeedDelete'> = (_args, context) =>
  write(context, async (writing) => {
    const { rows } = await writing.query({
      text: 'delete from calendar_feeds where user_id = $1 returning id',
      values: [signedIn(context).id],
    })
    if (!rows[0]) throw notFound('Your calendar feed')
    const id = String(rows[0].id)
    writing.changed('CalendarFeed', id, 'deleted')
    return { id }
  })

/** Chooses what is in the feed; its address stays. */
const calendarFeedUpdate: Operation<'calendarFeedUpdate'> = (args, context, info) =>
  write(context, async (writing) => {
    const chosen = Object.fromEntries(Object.entries(args).filter(([, value]) => value != null))
    const [kept] = await writing.orm
      .update(calendarFeeds)
      // Where nothing is given, the row is found all the same.
      .set({ userId: signedIn(context).id, ...chosen })
      .where(eq(calendarFeeds.userId, signedIn(context).id))
      .returning({ id: calendarFeeds.id })
    if (!kept) throw notFound('Your calendar feed')
    writing.changed('CalendarFeed', kept.id)
    return writing.reader.one('CalendarFeed', kept.id, selectionOf(info))
  })

const url = ({ id }: { id: string }, _args: never, { settings }: Context) => feedUrl(id, settings)

export const calendarFeed = noun({
  entities: [entity],
  operations: { calendarFeed: read, calendarFeedCreate, calendarFeedUpdate, calendarFeedDelete },
  fields: { CalendarFeed: { url } },
  rates: { calendarFeedCreate: perPerson(30) },
  gained: { calendar_feeds: 'inserted_at' },
  erasure: 'goes with the account',
  exported: {
    calendarFeed: [
      'CalendarFeed',
      fields('insertedAt', 'lastReadAt', 'sessions', 'events', 'studyDays', 'deadlines', 'alarms'),
    ],
  },
  inCalendar: async (asked) => [...(await sessionsInCalendar(asked)), ...(await studyDaysInCalendar(asked))],
  routes: [feedRoutes],
  unwatched: { calendar_feeds: 'each person’s own, with a secret address' },
  outOfReach: { calendar_feeds_once: 'made anew in place of the one before' },
  unrecorded: { calendarFeedCreate: 'their own', calendarFeedUpdate: 'their own', calendarFeedDelete: 'their own' },
})
