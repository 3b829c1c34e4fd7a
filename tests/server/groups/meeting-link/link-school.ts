import { newId } from '../../../../server/kernel/database/columns'
import { build, type Person } from '../../../build'
import { type MeetingProviders, startMeetingProviders } from '../../../meeting-providers'

const HOUR_MS = 3_600_000

export const CONNECT = 'mutation { googleAccountConnect { url } }'
export const CALLBACK =
  'mutation ($code: String!, $state: String!) { googleAccountCallback(code: $code, state: $state) { state email } }'
export const ACCOUNT =
  '{ googleAccount { state email connectedAt connectedByName failedAt failure eventCount hasZoom } }'
export const DISCONNECT = 'mutation { googleAccountDisconnect { state email eventCount } }'
export const AGAIN = 'mutation ($meetingId: ID!) { meetingLinkMake(meetingId: $meetingId) { linkState linkFailure } }'
const SAVE = `mutation ($id: ID!, $type: MeetingType!, $title: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!, $status: MeetingStatus, $link: String, $provider: MeetingProvider) {
  meetingUpdate(id: $id, type: $type, title: $title, timezone: $timezone, startAt: $startAt, endAt: $endAt, status: $status, link: $link, provider: $provider) { id link } }`
const READ = 'query ($id: ID!) { meeting(id: $id) { link privateLink linkState linkFailure } }'

interface Values {
  provider?: string
  link?: string | null
  /** Hours from now until it begins. */
  in?: number
}

/** A school with Google and Zoom on this machine, staff who keep its settings and events, and somebody who leads these. */
export async function linkSchool() {
  const providers: MeetingProviders = await startMeetingProviders()
  const app = await build(providers.settings, { meetingMs: 5_000 }, providers.outside)
  const admin = await app.person({ abilities: ['manage_settings', 'manage_meetings', 'view_audit_log'] })
  const lector = await app.person({ firstName: 'Helen' })
  const query = async (text: string, values: unknown[] = []) =>
    (await app.services.database.query({ text, values })).rows as Record<string, unknown>[]

  /** Does the jobs; what failed is tried again by the test alone, not by the queue some seconds later. */
  async function settle() {
    await app.services.jobs.drain()
    await query(`delete from pgboss.job where name = 'meeting_link' and state = 'retry'`)
  }

  async function begin(who: Person = admin) {
    const { data, errors, cookie = '' } = await app.send(CONNECT, {}, who)
    return { errors, cookie, url: data?.googleAccountConnect?.url as string }
  }
  const finish = (back: { code: string; state: string }, cookie: string, who: Person = admin) =>
    app.send(CALLBACK, back, who, { cookie })

  async function save(id: string, more: object = {}, who: Person = admin) {
    const [event] = await query('select type, title, timezone, start_at, end_at from meetings where id = $1', [id])
    const { start_at, end_at, ...rest } = event as Record<string, unknown>
    const answer = await app.send(SAVE, { id, ...rest, startAt: start_at, endAt: end_at, ...more }, who)
    await settle()
    return answer
  }

  return {
    ...app,
    ...{ providers, admin, lector, query, begin, finish, save },
    async connect() {
      const { url, cookie } = await begin()
      const answer = await finish(providers.agree(url), cookie)
      await settle()
      return answer
    },
    /** A draft that somebody leads, in three days unless told. */
    async draft({ provider = 'google_meet', link = null, in: hours = 72 }: Values = {}): Promise<string> {
      const id = newId()
      const at = (more: number) => new Date(app.services.clock.now().getTime() + (hours + more) * HOUR_MS)
      await query(
        `insert into meetings (id, title, type, timezone, start_at, end_at, provider, link) values ($1, 'A will in doubt', 'workshop', 'Europe/London', $2, $3, $4, $5)`,
        [id, at(0), at(2), provider, link],
      )
      await query(
        `insert into meeting_members (id, meeting_id, user_id, type) values (gen_random_uuid(), $1, $2, 'moderator')`,
        [id, lector.id],
      )
      // Staff who lead several events at one time have no time of their own taken.
      const lead = await app.person()
      await query(
        `insert into meeting_members (id, meeting_id, user_id, type) values (gen_random_uuid(), $1, $2, 'lector')`,
        [id, lead.id],
      )
      return id
    },
    publish: (id: string, more: object = {}) => save(id, { status: 'scheduled', ...more }),
    read: async (id: string, who: Person = admin) => (await app.send(READ, { id }, who)).data?.meeting,
    linkOf: async (id: string) =>
      (await query('select * from meeting_links where meeting_id = $1 and ending_at is null', [id]))[0],
    async close() {
      await app.close()
      await providers.close()
    },
  }
}

export type LinkSchool = Awaited<ReturnType<typeof linkSchool>>
