import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../access/viewer'
import type { SessionStatus } from '../../../schema/generated/types'
import { calendarFeedText, type FeedEntry } from '../../gateways/calendar-feed'
import type { Services } from '../../kernel/context'
import { networkOf } from '../../kernel/http/network-address'
import type { Fixed } from '../../kernel/read/list-sql'
import { createReader } from '../../kernel/read/read'
import { inLocale } from '../../kernel/spoken'
import { whenText } from '../../kernel/time/when-text'
import { feedNamed } from './feed-url'

interface Attended {
  session: {
    id: string
    name: string
    startAt: string
    endAt: string
    updatedAt: string
    sessionType: { mode: string; reminderType: string; reminderTime: number | null } | null
  }
}

const selection = {
  session: {
    ...{ id: {}, name: {}, startAt: {}, endAt: {}, updatedAt: {} },
    sessionType: { mode: {}, reminderType: {}, reminderTime: {} },
  },
}
const gone: SessionStatus[] = ['pending', 'cancelled', 'expired']
/** Sessions to attend, and those of the last three months. A marker attends no written station. */
const shown: Fixed = {
  name: 'shown in a calendar',
  sql: ({ now }) => `exists (select 1 from sessions s join session_types t on t.id = s.session_type_id
  where s.id = a.session_id and s.status not in (${gone.map((status) => `'${status}'`)})
  and s.end_at > ${now()}::timestamptz - interval '90 days' and (t.mode = 'live' or a.role = 'candidate'))`,
}

/** Programs ask every few minutes at most; wrong addresses are counted by network. */
const MOST = 60
const owner = `select u.id, u.timezone, u.locale from calendar_feeds f join users u on u.id = f.user_id
  where f.id = $1 and u.disabled_at is null and u.confirmed_at is not null`
const told = `update calendar_feeds set last_read_at = $2
  where id = $1 and (last_read_at is null or last_read_at < $2::timestamptz - interval '5 minutes')`

/** A person's sessions for calendar programs, which cannot sign in: the address is the secret, and each request checks it. */
export async function feedRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { settings, database, clock } = services
  const rateLimit = {
    max: MOST * settings.rateFactor,
    timeWindow: '10 minutes',
    keyGenerator: ({ params, ip }: { params: unknown; ip: string }) =>
      `feed:${feedNamed((params as { name: string }).name, settings) ?? networkOf(ip)}`,
    addHeadersOnExceeding: { 'retry-after': true },
    addHeaders: { 'retry-after': true },
    errorResponseBuilder: () => Object.assign(new Error('Asked too often.'), { statusCode: 429 }),
  }

  app.get<{ Params: { name: string } }>('/feeds/:name', { config: { rateLimit } }, async ({ params }, reply) => {
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const id = feedNamed(params.name, settings)
    const { rows } = id ? await database.query({ name: 'feed_owner', text: owner, values: [id] }) : { rows: [] }
    const person = rows[0] as { id: string; timezone: string; locale: string } | undefined
    if (!person) return reply.code(404).type('text/plain').send('There is no calendar at this address.')
    await database.query({ name: 'feed_told', text: told, values: [id, clock.now()] })
    // Programs say nothing of their person's language.
    const text = await inLocale(person.locale, async () => calendarFeedText(await entriesOf(person)))
    return reply.type('text/calendar; charset=utf-8').send(text)
  })

  /** Read with the rights of an attendee without any others, whoever the owner is. */
  async function entriesOf({ id, timezone }: { id: string; timezone: string }): Promise<FeedEntry[]> {
    const viewer: Viewer = { id, role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: true }
    const reader = createReader({ database, viewer, now: () => clock.now() })
    const attended = (await reader.all('SessionAttendee', { userId: id }, selection, shown)) as unknown as Attended[]
    return attended.map(({ session }) => entryOf(session, timezone))
  }

  function entryOf({ id, name, startAt, endAt, updatedAt, sessionType }: Attended['session'], zone: string): FeedEntry {
    const [start, end] = [new Date(startAt), new Date(endAt)]
    const isBusy = sessionType?.mode === 'live'
    return {
      id,
      title: name,
      description: isBusy
        ? `Starts ${whenText(start, zone)}. Instructions and materials open in the classroom before the start.`
        : `Opens ${whenText(start, zone)}. Answers are due ${whenText(end, zone)}.`,
      start,
      end,
      url: `${settings.publicUrl}/classroom/${id}`,
      isBusy,
      alarm: sessionType && sessionType.reminderType !== 'none' ? sessionType.reminderTime : null,
      changedAt: new Date(updatedAt),
    }
  }
}
