import { linkFailureWords } from '../../../nouns/meeting/link-failure'
import { Button } from '../../../ui/action/button'
import { Row } from '../../../ui/data/row-list'
import { providers } from '../head/desk-words'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskLinkMake } from './tickets.documents'

/** A published event without a link says so, why, and how it gets one; so does one whose meeting did not move with it. */
export function LinkRow({ event }: { event: LedEvent }) {
  const { id, provider, link, linkState, linkFailure, status } = event
  const again = useDeskAction(DeskLinkMake, { said: 'It is tried again' })
  const isAhead = status === 'scheduled' || status === 'live'
  if (!isAhead || provider === 'in_person' || linkState === 'made' || (link && !linkState)) return null
  if (linkState === 'follows')
    return <Row title="The link follows" meta={`${providers[provider]} makes it, usually within a minute.`} />
  return (
    <Row
      title={link ? 'The meeting did not move with the event' : 'No link yet'}
      meta={
        linkFailure
          ? linkFailureWords(linkFailure, provider)
          : 'Members cannot join before it has one: type it in the form of the event.'
      }
      end={
        linkFailure && (
          <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ meetingId: id })}>
            Try again
          </Button>
        )
      }
    />
  )
}
