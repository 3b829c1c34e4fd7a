import { clsx } from 'clsx'
import { JOIN_MINUTES, joinsFrom } from '../../../../rules/groups/meetings'
import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { seatSentence } from '../../../nouns/meeting/meeting-words'
import { whereWords } from '../../../nouns/meeting/where-words'
import { dayTitle } from '../../../parts/events/event-days'
import { now } from '../../../providers/device/clock'
import { Card } from '../../../ui/data/card'
import { dayOf } from '../../../ui/time/london-days'
import { When, Zones } from '../../../ui/time/when'
import type { Event } from './event'
import styles from './event.module.css'

/** When an event is in both zones, where, and how many places are left. */
export function EventTime({ event }: { event: Event }) {
  const { startAt, endAt, status, membership } = event
  const standing = standingOf(membership)
  const isOff = status === 'cancelled'
  // A place that is kept is the most important thing on the page, and has the margin line.
  const isLined = !isOff && status !== 'ended' && standing !== 'offered'
  return (
    <Card lined={isLined} title={dayTitle(dayOf(startAt), dayOf(now()))}>
      <div className={clsx(styles.words, isOff && styles.off)}>
        <Zones at={startAt} until={endAt} />
        <p className="meta">{isOff ? <CancelledAt event={event} /> : <Where event={event} />}</p>
      </div>
    </Card>
  )
}

const CancelledAt = ({ event: { cancelledAt } }: { event: Event }) => (
  <>Cancelled on {cancelledAt && <When at={cancelledAt} />}.</>
)

function Where({ event }: { event: Event }) {
  const { provider, status, startAt, taken } = event
  const standing = standingOf(event.membership)
  const isHolding = standing === 'attendee'
  if (status === 'ended')
    return `${whereWords(event)}. It is over. ${taken === 1 ? 'One person had a ticket.' : `${taken} people had a ticket.`}`
  return (
    <>
      {whereWords(event)}. {!isHolding && standing !== 'offered' && seatSentence(event)}{' '}
      {standing === 'offered' && 'A place is kept for you. '}
      {provider !== 'in_person' && joinsFrom(startAt) > now() && (
        <>
          The join link opens {isHolding ? 'here' : 'for ticket holders'} {JOIN_MINUTES} minutes before, at{' '}
          <When at={joinsFrom(startAt)} show="time" />.
        </>
      )}
    </>
  )
}
