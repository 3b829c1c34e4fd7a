import { useState } from 'react'
import { joinsFrom } from '../../../../rules/groups/meetings'
import { joinWords } from '../../../nouns/meeting/where-words'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { downloadCalendarFile } from '../../../ui/files/calendar-file'
import { formatMoney } from '../../../ui/money/money'
import { Countdown } from '../../../ui/time/countdown'
import { When } from '../../../ui/time/when'
import type { Event, Ticket } from '../event/event'
import { GiveBack } from './give-back'
import { noteJoining } from './join'
import { Terms } from './terms'
import styles from './ticket.module.css'

/** The reader's ticket: the way in when it is open, the entry for their calendar, and the way to give it back. */
export function HeldPanel({ event, ticket }: { event: Event; ticket: Ticket }) {
  const [isAsking, setAsking] = useState(false)
  const { status, startAt } = event
  const hasBegun = status === 'live'
  return (
    <Card title="Your ticket">
      <div className={styles.words}>
        <Bought ticket={ticket} />
        <Joining event={event} hasBegun={hasBegun} />
        <Button block icon="calendar" onClick={() => keep(event)}>
          Add to my calendar
        </Button>
        {!hasBegun && (
          <>
            <Terms
              startAt={startAt}
              paid={ticket.paid ?? 0}
              freeUntil={ticket.freeUntil}
              laterPercent={ticket.laterPercent}
            />
            <Button variant="danger" block onClick={() => setAsking(true)}>
              Cancel ticket
            </Button>
          </>
        )}
      </div>
      {isAsking && <GiveBack event={event} ticket={ticket} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const Bought = ({ ticket: { boughtAt, paid } }: { ticket: Ticket }) =>
  boughtAt && (
    <p>
      Yours since <When at={boughtAt} />
      {paid ? `, for ${formatMoney(paid)}.` : '. It was free.'}
    </p>
  )

/** The way in, from ten minutes before the start; before that, when it opens. */
export function Joining({ event, hasBegun }: { event: Event; hasBegun: boolean }) {
  const { id, provider, place, link, startAt } = event
  if (provider === 'in_person') return <p className={styles.until}>{place ? `Come to ${place}` : 'Come in person'}</p>
  if (link)
    return (
      <>
        {!hasBegun && (
          <Countdown end={startAt} now={now} overText="It begins">
            until it begins
          </Countdown>
        )}
        <LinkButton
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="primary"
          size="lg"
          block
          onClick={() => noteJoining(id)}
        >
          {joinWords(provider)}
          <span className="vh"> (opens in a new tab)</span>
        </LinkButton>
      </>
    )
  if (joinsFrom(startAt) <= now()) return <p>The link to join comes in a moment.</p>
  return (
    <p>
      The link to join opens here <When at={joinsFrom(startAt)} />.
    </p>
  )
}

/** Gives the calendar of this device its entry, without the link that is for ticket holders. */
function keep({ id, title, startAt, endAt, eventDescription, subtitle, place }: Event) {
  const description = eventDescription ?? subtitle ?? ''
  const url = window.location.href.replace(/[?#].*$/, '')
  const entry = { id, title, startAt, endAt, description, url, location: place }
  downloadCalendarFile(entry, new Date(now()), 'event.ics')
}
