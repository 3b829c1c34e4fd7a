import { useState } from 'react'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Confirm } from '../../../ui/overlay/confirm'
import { Countdown } from '../../../ui/time/countdown'
import { When } from '../../../ui/time/when'
import type { Event, Ticket } from '../event/event'
import { useEventAction } from '../use-event-action'
import { Buying } from './buying'
import { EventWaitLeave } from './ticket.documents'
import styles from './ticket.module.css'

/** A place that is kept for the reader: to buy, or to pass on. */
export function OfferPanel({ event, ticket }: { event: Event; ticket: Ticket }) {
  const [isAsking, setAsking] = useState(false)
  const pass = useEventAction(EventWaitLeave, {
    said: 'The place goes to the next person',
    onSettled: () => setAsking(false),
  })
  const behind = event.waitingCount - 1
  return (
    <Card title="A place for you" lined>
      <div className={styles.words}>
        {ticket.offeredUntil && (
          <Countdown end={ticket.offeredUntil} now={now} overText="The time is up">
            Yours until <When at={ticket.offeredUntil} show="time" />
          </Countdown>
        )}
        <Buying event={event} offerId={ticket.id} />
        <Button block onClick={() => setAsking(true)}>
          Pass to the next person
        </Button>
        <p className="meta">
          {behind > 0 && (behind === 1 ? 'One person waits behind you. ' : `${behind} people wait behind you. `)}
          Without an answer the place goes to the next person, and you wait on at the end.
        </p>
      </div>
      <Confirm
        open={isAsking}
        title="Pass the place on?"
        confirmLabel="Pass it on"
        keepLabel="Keep it"
        danger
        busy={pass.isPending}
        onConfirm={() => pass.mutate({ id: ticket.id })}
        onCancel={() => setAsking(false)}
      >
        <p>The next person in the queue is offered it, and you are no longer in the queue.</p>
      </Confirm>
    </Card>
  )
}
