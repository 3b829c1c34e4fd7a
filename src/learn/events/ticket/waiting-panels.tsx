import { useState } from 'react'
import { AT_ONCE_FREE_HOURS, OFFER_MINUTES } from '../../../../rules/groups/meetings'
import { lineWords } from '../../../nouns/meeting/meeting-sign'
import { seatWords } from '../../../nouns/meeting/meeting-words'
import { useWallet } from '../../../providers/wallet'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Switch } from '../../../ui/form/checkbox'
import { Money } from '../../../ui/money/money'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import type { Event, Ticket } from '../event/event'
import { useEventAction } from '../use-event-action'
import { Decline, Invited } from './buy-panel'
import { EventWait, EventWaitLeave, EventWaitUpdate } from './ticket.documents'
import styles from './ticket.module.css'

/** An event without a free place: the way into the line for one, if it has a line. */
export function FullPanel({ event }: { event: Event }) {
  const { id, price, bookingPolicy } = event
  const [buysAtOnce, setBuysAtOnce] = useState(false)
  const wait = useEventAction(EventWait, { said: 'You wait for a place' })
  return (
    <Card title="Your ticket" count={seatWords(event)}>
      <div className={styles.words}>
        <Invited event={event} />
        {bookingPolicy.waitlist ? (
          <>
            <p>{offerWords}</p>
            <PriceFacts price={price} />
            <AtOnce price={price} isOn={buysAtOnce} onChange={setBuysAtOnce} />
            <Button
              variant="primary"
              size="lg"
              block
              data-sends
              busy={wait.isPending}
              onClick={() => wait.mutate({ meetingId: id, buysAtOnce })}
            >
              Wait for a place
            </Button>
          </>
        ) : (
          <p>All places are taken, and nobody can wait for one.</p>
        )}
        <Decline event={event} />
      </div>
    </Card>
  )
}

const offerWords = `A place that comes free is offered to the first in the queue, for ${OFFER_MINUTES} minutes, and not in your quiet hours. Waiting costs nothing.`

/** The reader's place in the line. */
export function WaitingPanel({ event, ticket }: { event: Event; ticket: Ticket }) {
  const [isAsking, setAsking] = useState(false)
  const leave = useEventAction(EventWaitLeave, {
    said: 'You have left the queue',
    onSettled: () => setAsking(false),
  })
  const update = useEventAction(EventWaitUpdate, {
    said: ({ meetingWaitlistUpdate: { buysAtOnce } }) =>
      buysAtOnce ? 'The ticket is bought as soon as it is your turn' : 'You are asked when it is your turn',
  })
  const isOn = update.isPending ? update.variables.buysAtOnce : ticket.buysAtOnce === true
  return (
    <Card title="Your place in the queue">
      <div className={styles.words}>
        <p className={styles.figure}>{ticket.place ? lineWords(ticket.place, event.waitingCount) : 'In the queue'}</p>
        <PriceFacts price={event.price} since={ticket.waitingSince} />
        <AtOnce
          price={event.price}
          isOn={isOn}
          onChange={(buysAtOnce) => update.mutate({ id: ticket.id, buysAtOnce })}
        />
        {!isOn && <p className="meta">{offerWords}</p>}
        <Button variant="danger" block onClick={() => setAsking(true)}>
          Leave the waitlist
        </Button>
      </div>
      <Confirm
        open={isAsking}
        title="Leave the waitlist?"
        confirmLabel="Leave the waitlist"
        keepLabel="Stay"
        danger
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ id: ticket.id })}
        onCancel={() => setAsking(false)}
      >
        <p>Your place goes to whoever is behind you. If you wait again, you wait at the end.</p>
      </Confirm>
    </Card>
  )
}

/** What waiting and the ticket cost. */
function PriceFacts({ price, since }: { price: number; since?: string | null }) {
  const balance = useWallet()?.balance
  return (
    <DescriptionList
      items={[
        ...(since ? [{ term: 'Waiting since', value: <When at={since} show="date" /> }] : []),
        { term: 'Ticket, if offered', value: price > 0 ? <Money pence={price} /> : 'Free' },
        ...(price > 0 && balance !== undefined ? [{ term: 'In your wallet', value: <Money pence={balance} /> }] : []),
      ]}
    />
  )
}

interface AtOnceProps {
  price: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const AtOnce = ({ price, isOn, onChange }: AtOnceProps) => (
  <Switch
    label="Buy at once when it is my turn"
    checked={isOn}
    onChange={({ target }) => onChange(target.checked)}
    help={
      price > 0
        ? `It is paid from your wallet without asking again, and free to cancel for ${AT_ONCE_FREE_HOURS === 1 ? 'one hour' : `${AT_ONCE_FREE_HOURS} hours`} at least.`
        : 'The ticket is yours without asking again.'
    }
  />
)
