import { providers } from '../../../../rules/groups/event-words'
import { linkFailureWords } from '../../../nouns/meeting/link-failure'
import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Row } from '../../../ui/data/row-list'
import { DeskLinkProviders } from '../edit/edit.documents'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskLinkMake } from './tickets.documents'

/** A published event without a link says so, why, and how it gets one; so does one whose meeting did not move with it. */
export function LinkRow({ event }: { event: LedEvent }) {
  const { id, provider, link, linkState, linkFailure, status } = event
  const { data } = useApi(DeskLinkProviders)
  const make = useDeskAction(DeskLinkMake, { said: linkFailure ? 'It is tried again' : 'The link is being made' })
  const isAhead = status === 'scheduled' || status === 'live'
  if (!isAhead || provider === 'in_person' || linkState === 'made' || (link && !linkState)) return null
  if (linkState === 'follows')
    return <Row title="The link follows" meta={`${providers[provider]} makes it, usually within a minute.`} />
  const isMadeHere = data?.meetingLinkProviders.includes(provider) ?? false
  return (
    <Row
      title={link ? 'The meeting did not move with the event' : 'No link yet'}
      meta={
        linkFailure
          ? linkFailureWords(linkFailure, provider)
          : isMadeHere
            ? `Members cannot join before it has one. It can be made with the school’s account.`
            : 'Members cannot join before it has one: type it in the form of the event.'
      }
      end={
        (linkFailure || isMadeHere) && (
          <Button size="sm" busy={make.isPending} onClick={() => make.mutate({ meetingId: id })}>
            {linkFailure ? 'Try again' : 'Make the link'}
          </Button>
        )
      }
    />
  )
}
