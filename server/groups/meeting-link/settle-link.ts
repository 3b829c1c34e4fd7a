import type { MeetingProvider } from '../../../schema/generated/types'
import { MeetingGone, type MeetingLinks, MeetingRefused } from '../../gateways/meeting-links/meeting-links'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { googleLinks } from '../google-account/account'
import { beginLink } from '../meeting/fit-link'
import { noteFailure } from './failure'
import { keptLink, type Link, nextAct, type Planned } from './link'

const turns = new Map<string, Promise<void>>()

/** Does what is to be done for a link. Jobs about the same link wait for one another: there is one server, and two at once could both find nothing made. */
export async function settleLink(services: Services, { linkId }: { linkId: string }): Promise<void> {
  const mine = (turns.get(linkId) ?? Promise.resolve()).catch(() => {}).then(() => settle(services, linkId))
  turns.set(linkId, mine)
  try {
    await mine
  } finally {
    if (turns.get(linkId) === mine) turns.delete(linkId)
  }
}

/** An event may change while its provider is asked. */
const MOST_ACTS = 5

async function settle(services: Services, linkId: string): Promise<void> {
  for (let act = 0; act < MOST_ACTS; act++) if (!(await settleOnce(services, linkId))) return
}

async function settleOnce(services: Services, linkId: string): Promise<boolean> {
  const link = await keptLink(services.database, linkId)
  const next = link && nextAct(link, services.clock.now())
  if (!next) return false
  try {
    await { make, move, end }[next](services, link)
    return true
  } catch (error) {
    if (error instanceof MeetingGone) return renew(services, link)
    await noteFailure(services, link, error)
    return false
  }
}

async function linksOf(services: Services, provider: MeetingProvider): Promise<MeetingLinks> {
  if (provider === 'google_meet') return googleLinks(services)
  if (!services.zoom) throw new MeetingRefused('not_connected', 'Zoom is not configured')
  return services.zoom
}

const wanted = ({ id: key, title, from, until, timezone }: Planned) => ({ key, title, from, until, timezone })

const intent = `update meeting_links set asked_at = coalesce(asked_at, $2) where id = $1`
const done = `update meeting_links set made_at = coalesce(made_at, $2), external_id = $3, link = $4, told_title = $5, told_from = $6, told_until = $7, tries = 0, failure = null
  where id = $1 returning ending_at as "endingAt"`

async function make(services: Services, link: Planned): Promise<void> {
  const links = await linksOf(services, link.provider)
  // Noted and committed before anything is asked: a crash after the provider's answer leaves the note, and the next try looks for what was made.
  await services.database.query({ text: intent, values: [link.id, services.clock.now()] })
  const made = await links.make(wanted(link), { again: link.askedAt !== null })
  await write(services, async (writing) => {
    await lockEvent(writing, link)
    const values = [link.id, writing.now, made.externalId, made.link, link.title, link.from, link.until]
    const { rows } = await writing.query({ text: done, values })
    if (rows[0] && !rows[0].endingAt)
      await writing.query({
        text: 'update meetings set link = $2 where id = $1 and link is null',
        values: [link.meetingId, made.link],
      })
    await noteWell(writing, link)
  })
}

const told = `update meeting_links set told_title = $2, told_from = $3, told_until = $4, tries = 0, failure = null where id = $1`

async function move(services: Services, link: Planned): Promise<void> {
  const links = await linksOf(services, link.provider)
  await links.move(link.externalId ?? '', wanted(link))
  await write(services, async (writing) => {
    await lockEvent(writing, link)
    await writing.query({ text: told, values: [link.id, link.title, link.from, link.until] })
    await noteWell(writing, link)
  })
}

/** Where nothing was asked of the provider there is nothing to end. */
async function end(services: Services, link: Link): Promise<void> {
  if (link.askedAt) {
    const links = await linksOf(services, link.provider)
    await links.end({ key: link.id, externalId: link.externalId })
  }
  await drop(services.database, link)
}

const drop = ({ query }: Pick<Writing, 'query'>, { id }: Link) =>
  query({ text: 'delete from meeting_links where id = $1', values: [id] })

/** The event first, then its link, as a change of the event does it. */
const lockEvent = ({ query }: Writing, { meetingId }: Link) =>
  query({ text: 'select 1 from meetings where id = $1 for update', values: [meetingId] })

async function noteWell(writing: Writing, { provider, meetingId }: Planned): Promise<void> {
  if (provider === 'google_meet')
    await writing.query({
      text: 'update google_accounts set failed_at = null, failure = null where failed_at is not null',
    })
  writing.changed('Meeting', meetingId)
}

/** Somebody has deleted it at its provider: another takes its place. */
const renew = (services: Services, link: Planned): Promise<boolean> =>
  write(services, async (writing) => {
    await lockEvent(writing, link)
    const { rows } = await writing.query({
      text: 'delete from meeting_links where id = $1 returning link, ending_at as "endingAt"',
      values: [link.id],
    })
    const [gone] = rows
    if (!gone || gone.endingAt) return false
    await writing.query({
      text: 'update meetings set link = null where id = $1 and link = $2',
      values: [link.meetingId, gone.link],
    })
    await beginLink(writing, link.meetingId, link.provider)
    writing.changed('Meeting', link.meetingId)
    return false
  })
