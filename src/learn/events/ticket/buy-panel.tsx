import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { seatWords } from '../../../nouns/meeting/meeting-words'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import type { Event } from '../event/event'
import { useEventAction } from '../use-event-action'
import { Buying } from './buying'
import { EventTicketDelete } from './ticket.documents'
import styles from './ticket.module.css'

/** A ticket that is on sale: its price and terms, and the button that buys it. */
export function BuyPanel({ event }: { event: Event }) {
  return (
    <Card title="Your ticket" count={seatWords(event)}>
      <div className={styles.words}>
        <Invited event={event} />
        <Buying event={event} />
        <Decline event={event} />
      </div>
    </Card>
  )
}

/** Who invites the reader; nothing where nobody does. */
export function Invited({ event: { membership } }: { event: Event }) {
  if (standingOf(membership) !== 'invited' || !membership) return null
  return (
    <p>{`${membership.invitedByName ?? 'Somebody who leads it'} invites you. An invitation takes no place: a ticket does.`}</p>
  )
}

/** The way to decline an invitation, below what it invites to; nothing where there is none. */
export function Decline({ event: { membership } }: { event: Event }) {
  const decline = useEventAction(EventTicketDelete, { said: 'You have declined the invitation' })
  if (standingOf(membership) !== 'invited' || !membership) return null
  return (
    <Button block busy={decline.isPending} onClick={() => decline.mutate({ id: membership.id })}>
      No, thank you
    </Button>
  )
}
