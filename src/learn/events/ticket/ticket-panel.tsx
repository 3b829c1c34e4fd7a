import type { ReactNode } from 'react'
import { hasPlace } from '../../../../rules/groups/tickets'
import { standingOf } from '../../../nouns/meeting/meeting-sign'
import { useReturn } from '../../../parts/checkout/use-visit'
import { VisitNotice } from '../../../parts/checkout/visit-notice'
import { Card } from '../../../ui/data/card'
import type { Event } from '../event/event'
import { BuyPanel } from './buy-panel'
import { AfterPanel, CancelledPanel } from './ended-panels'
import { HeldPanel } from './held-panel'
import { LeadPanel } from './lead-panel'
import { OfferPanel } from './offer-panel'
import { StaffPanel } from './staff-panel'
import styles from './ticket.module.css'
import { FullPanel, WaitingPanel } from './waiting-panels'

/** What the reader can do about an event, by how they stand with it; on coming back from the pay page, with what came of it. */
export function TicketPanel({ event }: { event: Event }) {
  const { visit, isArriving } = useReturn()
  const { status, membership } = event
  const standing = standingOf(membership)
  const isLed = standing === 'lector' || standing === 'moderator'
  return (
    <div className={styles.place}>
      {visit !== null && <VisitNotice visit={visit} />}
      {(!isArriving || standing === 'attendee') && panelOf(event)}
      {(status === 'cancelled' || !isLed) && <StaffPanel event={event} />}
    </div>
  )
}

function panelOf(event: Event): ReactNode {
  const { status, membership } = event
  const standing = standingOf(membership)
  if (status === 'cancelled') return <CancelledPanel event={event} />
  if (standing === 'lector' || standing === 'moderator') return <LeadPanel event={event} />
  if (status === 'ended') return <AfterPanel event={event} />
  if (standing === 'attendee' && membership) return <HeldPanel event={event} ticket={membership} />
  if (status === 'live') return <Begun />
  if (status === 'draft') return <NotPublished />
  if (standing === 'waiting' && membership) return <WaitingPanel event={event} ticket={membership} />
  if (standing === 'offered' && membership) return <OfferPanel event={event} ticket={membership} />
  return hasPlace(event) ? <BuyPanel event={event} /> : <FullPanel event={event} />
}

const Begun = () => (
  <Card title="It has begun">
    <p>Tickets are not sold any more.</p>
  </Card>
)

const NotPublished = () => (
  <Card title="Not published yet">
    <p>Those who lead it and staff see it. Tickets can be had once it is published.</p>
  </Card>
)
