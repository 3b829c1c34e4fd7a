import { type Answer, createAsking, exchange, type Token, type Waiting } from './asking'
import {
  linkFrom,
  type MadeMeeting,
  MeetingGone,
  type MeetingLinks,
  MeetingRefused,
  ProviderBusy,
  type WantedMeeting,
} from './meeting-links'

/** The server-to-server application of the school's account at Zoom. */
export interface ZoomSettings {
  accountId: string
  clientId: string
  clientSecret: string
}

export interface ZoomAddresses {
  token: string
  api: string
}

/** Source: https://developers.zoom.us/docs/internal-apps/s2s-oauth/ and https://developers.zoom.us/docs/api/meetings/ */
const zooms: ZoomAddresses = { token: 'https://zoom.us/oauth/token', api: 'https://api.zoom.us/v2' }

const SCHEDULED = 2
/** Meetings that one answer lists at most, and answers that are asked for. */
const [PAGE, PAGES] = [300, 20]

interface Options extends Waiting {
  /** Others for tests. */
  addresses?: ZoomAddresses | undefined
}

/**
 * Meetings of the school's account at Zoom. Zoom takes no id of ours, and would make a second meeting of a second request. So our key stands in a meeting's
 * agenda, which the list of meetings shows: where an answer may have been lost, the list is asked for the key before anything is made.
 */
export function createZoom(settings: ZoomSettings, { addresses = zooms, ...waiting }: Options): MeetingLinks {
  const ask = createAsking(() => newToken(settings, addresses, waiting), waiting)
  const address = (path: string, more: Record<string, string> = {}) => {
    const url = new URL(addresses.api + path)
    url.search = new URLSearchParams(more).toString()
    return url
  }

  async function find(key: string): Promise<MadeMeeting | null> {
    let next = ''
    for (let page = 0; page < PAGES; page++) {
      const more = { type: 'scheduled', page_size: String(PAGE), ...(next && { next_page_token: next }) }
      const listed = await ask({ method: 'GET', url: address('/users/me/meetings', more) })
      if (listed.status !== 200) throw refusal(listed)
      const meetings = (listed.body.meetings ?? []) as Answer['body'][]
      const found = meetings.find(({ agenda }) => typeof agenda === 'string' && agenda.includes(key))
      if (found) return madeOf(found)
      next = String(listed.body.next_page_token ?? '')
      if (!next) return null
    }
    return null
  }

  return {
    async make(wanted, { again }) {
      const before = again ? await find(wanted.key) : null
      if (before) return before
      const body = {
        ...meetingOf(wanted),
        type: SCHEDULED,
        agenda: agendaOf(wanted),
        settings: { waiting_room: true, join_before_host: false },
      }
      const made = await ask({ method: 'POST', url: address('/users/me/meetings'), body })
      if (made.status !== 201) throw refusal(made)
      return madeOf(made.body)
    },
    async move(externalId, wanted) {
      const moved = await ask({
        method: 'PATCH',
        url: address(`/meetings/${externalId}`),
        body: meetingOf(wanted),
      })
      if (isGone(moved)) throw new MeetingGone('the meeting was deleted at Zoom')
      if (moved.status >= 400) throw refusal(moved)
    },
    async end({ key, externalId }) {
      const id = externalId ?? (await find(key))?.externalId
      if (!id) return
      const ended = await ask({ method: 'DELETE', url: address(`/meetings/${id}`) })
      if (ended.status >= 400 && !isGone(ended)) throw refusal(ended)
    },
  }
}

async function newToken(settings: ZoomSettings, { token }: ZoomAddresses, waiting: Waiting): Promise<Token> {
  const { accountId, clientId, clientSecret } = settings
  const url = new URL(token)
  url.search = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString()
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const { status, body } = await exchange(
    url,
    { method: 'POST', headers: { authorization: `Basic ${basic}` } },
    waiting,
  )
  if (status === 429 || status >= 500) throw new ProviderBusy(`Zoom gave no token: ${status}`)
  if (status !== 200 || typeof body.access_token !== 'string')
    throw new MeetingRefused('keys_refused', `Zoom gave no token: ${status} ${body.error ?? ''}`)
  return { token: body.access_token, seconds: Number(body.expires_in) || 3600 }
}

const MOST_TITLE = 200
const MINUTE_MS = 60_000

const meetingOf = ({ title, from, until, timezone }: WantedMeeting) => ({
  topic: title.slice(0, MOST_TITLE),
  start_time: from.toISOString().replace(/\.\d{3}Z$/, 'Z'),
  duration: Math.ceil((until.getTime() - from.getTime()) / MINUTE_MS),
  timezone,
})

const agendaOf = ({ key }: WantedMeeting) => /* not text */ `Articled event ${key}`

/** What is kept of a meeting. Its start_url is not: it gives the host's rights to whoever has it. */
function madeOf({ id, join_url }: Answer['body']): MadeMeeting {
  const link = linkFrom(join_url)
  if (!link || (typeof id !== 'number' && typeof id !== 'string'))
    throw new MeetingRefused('no_link', 'Zoom made a meeting without a link')
  return { externalId: String(id), link }
}

const NOT_THERE = 3001
const isGone = ({ status, body }: Answer) => status === 404 || body.code === NOT_THERE

/** Zoom's code for a token without a needed scope. */
const LACKS_SCOPE = 4711

const refusal = ({ status, body }: Answer) =>
  new MeetingRefused(
    status === 403 || body.code === LACKS_SCOPE ? 'not_allowed' : 'refused',
    `Zoom answered ${status} ${body.code ?? ''}`,
  )
