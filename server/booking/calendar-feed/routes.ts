import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../access/viewer'
import { calendarFeedText, type FeedEntry } from '../../gateways/calendar-feed'
import type { Services } from '../../kernel/context'
import { networkOf } from '../../kernel/http/network-address'
import { createReader } from '../../kernel/read/read'
import { inLocale } from '../../kernel/spoken'
import { entriesOf, type FeedKind, feedKinds } from './entries'
import { feedNamed } from './feed-url'

interface Owner extends Record<FeedKind, boolean> {
  id: string
  timezone: string
  locale: string
  alarms: boolean
}

/** Programs ask every few minutes at most; wrong addresses are counted by network. */
const MOST = 60
const owner = `select u.id, u.timezone, u.locale, f.sessions, f.events, f.study_days as "studyDays", f.deadlines, f.alarms from calendar_feeds f join users u on u.id = f.user_id
  where f.id = $1 and u.disabled_at is null and u.confirmed_at is not null`
const told = `update calendar_feeds set last_read_at = $2
  where id = $1 and (last_read_at is null or last_read_at < $2::timestamptz - interval '5 minutes')`

/** What a person has, for calendar programs, which cannot sign in: the address is the secret, and each request checks it. */
export async function feedRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { settings, database, clock, nouns } = services
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
    const person = rows[0] as unknown as Owner | undefined
    if (!person) return reply.code(404).type('text/plain').send('There is no calendar at this address.')
    await database.query({ name: 'feed_told', text: told, values: [id, clock.now()] })
    // Programs say nothing of their person's language.
    const text = await inLocale(person.locale, async () => calendarFeedText(await entriesFor(person)))
    return reply.type('text/calendar; charset=utf-8').send(text)
  })

  /** Read with the rights of somebody without any others, whoever the owner is. */
  function entriesFor({ id, timezone, alarms, ...kept }: Owner): Promise<FeedEntry[]> {
    const viewer: Viewer = { id, role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: true }
    return entriesOf(nouns, {
      query: database.query,
      reader: createReader({ database, viewer, now: () => clock.now() }),
      ...{ userId: id, zone: timezone, alarms, now: clock.now(), publicUrl: settings.publicUrl },
      kinds: new Set(feedKinds.filter((kind) => kept[kind])),
    })
  }
}
