import { pause } from '../../kernel/time/waiting'
import { type Answer, type Asked, createAsking, type Token, type Waiting } from './asking'
import {
  linkFrom,
  type MadeMeeting,
  MeetingGone,
  type MeetingLinks,
  MeetingRefused,
  ProviderBusy,
  type WantedMeeting,
} from './meeting-links'

const DIGITS = '0123456789abcdefghijklmnopqrstuv'

/** A UUID as an event's id at Google: base32hex in small letters. Source: https://developers.google.com/workspace/calendar/api/v3/reference/events/insert (id). */
export function eventId(uuid: string): string {
  const bits = [...Buffer.from(uuid.replaceAll('-', ''), 'hex')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .padEnd(130, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five, 2)]).join('')
}

interface Options extends Waiting {
  /** Where the calendars are. */
  calendarUrl: string
  newToken: () => Promise<Token>
}

const LOOKS = 3
const LOOK_MS = 1_000

/**
 * Meet links by events in the account's own calendar. An event's id is made of our key, so that a second insert answers 409 and the first event is read: none is
 * made twice, whatever was lost. Source: https://developers.google.com/workspace/calendar/api/v3/reference/events
 */
export function createGoogleMeet({ calendarUrl, newToken, ...waiting }: Options): MeetingLinks {
  const ask = createAsking(newToken, waiting)
  const address = (id = '', more: Record<string, string> = {}) =>
    new URL(`${calendarUrl}/calendars/primary/events${id && `/${id}`}?${new URLSearchParams(more)}`)
  const asked = async (what: Asked) => {
    const answer = await ask(what)
    refuseLimits(answer)
    return answer
  }

  /** The Meet link of an event; Google may still be making it. */
  async function linked(externalId: string, first: Answer): Promise<MadeMeeting> {
    let answer = first
    for (let looks = 0; looks <= LOOKS; looks++) {
      const link = meetLink(answer.body)
      if (link) return { externalId, link }
      if (madeSo(answer.body) !== 'pending') throw new MeetingRefused('no_link', 'Google made an event without a link')
      await pause(waiting.clock, LOOK_MS)
      answer = await asked({ method: 'GET', url: address(externalId) })
      if (answer.status !== 200) throw refusal(answer)
    }
    throw new ProviderBusy('Google still makes the link')
  }

  return {
    async make(wanted) {
      const id = eventId(wanted.key)
      const made = await asked({
        method: 'POST',
        url: address('', { conferenceDataVersion: '1', sendUpdates: 'none' }),
        body: {
          ...eventOf(wanted),
          id,
          visibility: 'private',
          conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
        },
      })
      if (made.status === 200) return linked(id, made)
      if (made.status !== 409) throw refusal(made)
      const there = await asked({ method: 'GET', url: address(id) })
      if (isGone(there)) throw new MeetingGone('the event was deleted at Google')
      if (there.status !== 200) throw refusal(there)
      return linked(id, there)
    },
    async move(externalId, wanted) {
      const moved = await asked({
        method: 'PATCH',
        url: address(externalId, { sendUpdates: 'none' }),
        body: eventOf(wanted),
      })
      if (isGone(moved)) throw new MeetingGone('the event was deleted at Google')
      if (moved.status !== 200) throw refusal(moved)
    },
    async end({ key, externalId }) {
      const url = address(externalId ?? eventId(key), { sendUpdates: 'none' })
      const ended = await asked({ method: 'DELETE', url })
      if (ended.status >= 400 && !isGone(ended)) throw refusal(ended)
    },
  }
}

const eventOf = ({ title, from, until, timezone }: WantedMeeting) => ({
  summary: title,
  start: { dateTime: from.toISOString(), timeZone: timezone },
  end: { dateTime: until.toISOString(), timeZone: timezone },
})

const isGone = ({ status, body }: Answer) => status === 404 || status === 410 || body.status === 'cancelled'

interface Conference {
  createRequest?: { status?: { statusCode?: string } }
  entryPoints?: { entryPointType?: string; uri?: string }[]
}

const madeSo = ({ conferenceData }: Answer['body']) =>
  (conferenceData as Conference | undefined)?.createRequest?.status?.statusCode

const meetLink = ({ hangoutLink, conferenceData }: Answer['body']) =>
  linkFrom(
    (conferenceData as Conference | undefined)?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')
      ?.uri ?? hangoutLink,
  )

/** The names by which Google says no. Source: https://developers.google.com/workspace/calendar/api/guides/errors */
const reasonsOf = ({ body }: Answer): string[] =>
  ((body.error as { errors?: { reason?: string }[] } | undefined)?.errors ?? []).map(({ reason = '' }) => reason)

/** Limits of rate are told as 403 too. */
function refuseLimits(answer: Answer) {
  if (answer.status === 403 && reasonsOf(answer).some((reason) => /limit|quota/i.test(reason)))
    throw new ProviderBusy('Google asks to come again later')
}

const refusal = (answer: Answer) =>
  new MeetingRefused(
    answer.status === 403 ? 'not_allowed' : 'refused',
    `Google answered ${[answer.status, ...reasonsOf(answer)].join(' ')}`,
  )
