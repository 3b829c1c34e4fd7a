import type { MeetingProvider } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { linkProviders } from './link-providers'
import { meetingLinks } from './table'

const asked = `select e.provider, e.link, e.published_at is not null and e.cancelled_at is null as "isOpen", e.end_at > $2 as "isAhead",
    l.id as "linkId", l.provider as "madeBy", l.link as made,
    l.made_at is not null and (l.told_title, l.told_from, l.told_until) is distinct from (e.title, e.start_at, e.end_at) as "isMoved"
  from meetings e left join meeting_links l on l.meeting_id = e.id and l.ending_at is null where e.id = $1`

interface Asked {
  provider: MeetingProvider
  link: string | null
  isOpen: boolean
  isAhead: boolean
  /** The one that we make; null: none. */
  linkId: string | null
  madeBy: MeetingProvider | null
  made: string | null
  isMoved: boolean
}

const keepsIts = ({ linkId, isOpen, provider, madeBy, link, made }: Asked) =>
  linkId !== null && isOpen && provider === madeBy && (link === null || link === made)

/**
 * Makes what the event's link follows from true, once its row is written: a published event without a typed link has one made, which moves with it, and which
 * ends when the event is cancelled, meets elsewhere or has a typed link. The event is locked.
 */
export async function fitLink(writing: Writing, services: Services, meetingId: string): Promise<void> {
  const { rows } = await writing.query({ text: asked, values: [meetingId, writing.now] })
  const event = rows[0] as unknown as Asked
  const { linkId, link, made, isMoved } = event
  if (linkId && keepsIts(event)) {
    // A form that was opened before it was made leaves it empty.
    if (link === null && made) await setLink(writing, meetingId, made)
    if (isMoved) await queueLink(writing, linkId)
    return
  }
  if (linkId) await endLinks(writing, meetingId)
  const isOurs = link !== null && link === made
  if (isOurs) await setLink(writing, meetingId, null)
  if (!event.isOpen || !event.isAhead || (link !== null && !isOurs)) return
  if ((await linkProviders(writing, services)).includes(event.provider))
    await beginLink(writing, meetingId, event.provider)
}

const setLink = ({ query }: Writing, meetingId: string, link: string | null) =>
  query({ text: 'update meetings set link = $2 where id = $1', values: [meetingId, link] })

/** Has a link made for an event. */
export async function beginLink(writing: Writing, meetingId: string, provider: MeetingProvider): Promise<void> {
  const id = newId()
  await writing.orm.insert(meetingLinks).values({ id, meetingId, provider })
  await queueLink(writing, id)
}

export const queueLink = (writing: Writing, linkId: string) =>
  writing.queue('meeting_link', { linkId }, { about: null, soon: true })

const ending = `update meeting_links set ending_at = $2, failure = null, tries = 0 where meeting_id = $1 and ending_at is null returning id`

/** Ends the meeting that was made for an event, also where the event goes away. */
export async function endLinks(writing: Writing, meetingId: string): Promise<void> {
  const { rows } = await writing.query({ text: ending, values: [meetingId, writing.now] })
  for (const { id } of rows) await queueLink(writing, id as string)
}
