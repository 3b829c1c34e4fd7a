import type { ComponentProps } from 'react'
import { joinsFrom } from '../../../../rules/groups/meetings'
import { joinWords } from '../../../nouns/meeting/where-words'
import { request } from '../../../providers/api/client'
import { withRetries } from '../../../providers/api/retry'
import { now } from '../../../providers/device/clock'
import { LinkButton } from '../../../ui/action/link-button'
import { type Event, isLed } from './held'
import { DashboardEventJoin } from './join.documents'

/** Whether an event online is open to those who come. */
export const opensJoin = ({ provider, status, startAt }: Event, at: number): boolean =>
  provider !== 'in_person' && status !== 'draft' && joinsFrom(startAt) <= at

/** Where those who lead an event join as hosts, and others with their ticket, while it is open; null: nowhere. */
export const linkOf = (event: Event, at: number): string | null =>
  opensJoin(event, at) ? (event.privateLink ?? event.link) : null

type JoinLinkProps = Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size'> & { event: Event }

/** The way into an event that is open; nothing before. */
export function JoinLink({ event, ...look }: JoinLinkProps) {
  const link = linkOf(event, now())
  const leads = isLed(event)
  if (!link) return null
  return (
    <LinkButton
      {...look}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => !leads && noteJoining(event.id)}
    >
      {leads ? 'Join as host' : joinWords(event.provider)}
      <span className="vh">{`: ${event.title} (opens in a new tab)`}</span>
    </LinkButton>
  )
}

/** Notes that the reader joins. The link opens by itself, whatever comes of this. */
function noteJoining(meetingId: string): void {
  void withRetries(() => request(DashboardEventJoin, { meetingId })).catch(() => undefined)
}
