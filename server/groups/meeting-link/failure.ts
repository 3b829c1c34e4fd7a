import type { MeetingLinkFailure } from '../../../schema/generated/types'
import { MeetingRefused, ProviderBusy } from '../../gateways/meeting-links/meeting-links'
import { notify } from '../../identity/notification/notify'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import type { Link } from './link'

/** Those who lead the event are told when it has failed so often in a row; the queue goes on trying. */
const TOLD_AT = 3

const refused = `update meeting_links set failure = $2, tries = tries + 1 where id = $1 returning ending_at as "endingAt"`
const busy = `update meeting_links set tries = tries + 1, failure = case when tries + 1 >= ${TOLD_AT} then 'no_answer' else failure end where id = $1
  returning tries, ending_at as "endingAt"`
const ofAccount = `update google_accounts set failed_at = coalesce(failed_at, $1), failure = $2`

/** Keeps what went wrong. What a later try may do is thrown again, for the queue. */
export async function noteFailure(services: Services, link: Link, error: unknown): Promise<void> {
  if (error instanceof MeetingRefused) {
    services.log.warn({ link: link.id, provider: link.provider, reason: error.message }, error.name)
    return write(services, (writing) => refuse(writing, services, link, error.failure))
  }
  if (error instanceof ProviderBusy)
    await write(services, async (writing) => {
      const { rows } = await writing.query({ text: busy, values: [link.id] })
      if (rows[0]?.tries === TOLD_AT && !rows[0].endingAt) await tell(writing, services, link)
    })
  throw error
}

async function refuse(writing: Writing, services: Services, link: Link, failure: MeetingLinkFailure) {
  const { rows } = await writing.query({ text: refused, values: [link.id, failure] })
  if (link.provider === 'google_meet' && (failure === 'account_ended' || failure === 'keys_refused'))
    await writing.query({ text: ofAccount, values: [writing.now, failure] })
  if (rows[0] && !rows[0].endingAt) await tell(writing, services, link)
}

const leading = `select e.title, e.link is null as "hasNone", array(select m.user_id from meeting_members m where m.meeting_id = e.id and m.standing in ('lector', 'moderator')) as "userIds"
  from meetings e where e.id = $1`

async function tell(writing: Writing, services: Services, { meetingId: id }: Link): Promise<void> {
  if (!id) return
  const { rows } = await writing.query({ text: leading, values: [id] })
  const { title, hasNone, userIds } = rows[0] as { title: string; hasNone: boolean; userIds: string[] }
  writing.changed('Meeting', id)
  await notify(writing, services, userIds, {
    kind: 'events',
    about: { type: 'Meeting', id },
    path: `/smart-events/${id}/tickets`,
    words: () =>
      hasNone
        ? {
            title: `No link yet: ${title}`,
            body: 'The link of this event could not be made. See why and try again, or type a link.',
          }
        : {
            title: `Not moved: ${title}`,
            body: 'The meeting that was made for this event could not be moved with it. Its link stays the same.',
          },
    action: () => 'See the event',
  })
}
