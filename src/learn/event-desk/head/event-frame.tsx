import type { ReactNode } from 'react'
import { isNotThere } from '../../../providers/api/api-error'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Tag } from '../../../ui/data/tag'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { Tabs } from '../../../ui/page/tabs'
import { Unloaded } from '../../../ui/page/unloaded'
import { When } from '../../../ui/time/when'
import { states } from './desk-words'
import { type LedEvent, useEvent } from './use-event'

interface EventFrameProps {
  /** What this page is about; the event itself unless told. */
  title?: string
  /** For the title of the browser's tab. */
  part: string
  actions?: (event: LedEvent, keeps: boolean) => ReactNode
  children: (event: LedEvent, keeps: boolean) => ReactNode
}

const home = { label: 'Smart events', to: '/smart-events' }

/** A page of an event for those who lead it. */
export function EventFrame({ title, part, actions, children }: EventFrameProps) {
  const { query, event, keeps, leads } = useEvent()
  if (!event)
    return (
      <>
        <PageHeader title={title ?? 'Event'} crumbs={[home]} />
        <Unloaded of={query} height={420} gone={isNotThere(query.error) && <Gone />} />
      </>
    )
  const own = { label: event.title, to: `/smart-events/${event.id}` }
  return (
    <>
      <PageHeader
        title={title ?? event.title}
        documentTitle={`${part}, ${event.title}`}
        crumbs={title ? [home, own] : [home]}
        sub={<Sub event={event} />}
        actions={leads && actions?.(event, keeps)}
        tabs={leads && !title && <EventTabs event={event} />}
      />
      {leads ? children(event, keeps) : <NotForReader event={event} />}
    </>
  )
}

/** The pages of an event for those who lead it. */
const EventTabs = ({ event: { id, taken, status } }: { event: LedEvent }) => (
  <Tabs
    label="Event"
    items={[
      { to: `/smart-events/${id}`, label: 'Overview', end: true },
      { to: `/smart-events/${id}/tickets`, label: 'Tickets', count: taken },
      ...(status === 'draft' ? [] : [{ to: `/smart-events/${id}/attendance`, label: 'Attendance' }]),
    ]}
  />
)

const Sub = ({ event: { startAt, endAt, status } }: { event: LedEvent }) => (
  <>
    {status === 'draft' ? 'Not yet seen by anybody' : <When at={startAt} until={endAt} />} <StatusTag status={status} />
  </>
)

/** Where an event stands. */
export function StatusTag({ status }: Pick<LedEvent, 'status'>) {
  const { words, ...look } = states[status]
  return <Tag {...look}>{words}</Tag>
}

const NotForReader = ({ event: { id } }: { event: LedEvent }) => (
  <Card>
    <EmptyState
      icon="lock"
      title="This is not open to you"
      action={<LinkButton to={`/smart-events/${id}`}>About the event</LinkButton>}
    >
      It is for those who lead the event.
    </EmptyState>
  </Card>
)

const Gone = () => (
  <EmptyState
    icon="events"
    title="There is no such event"
    action={<LinkButton to="/smart-events">To the events</LinkButton>}
  >
    It may have been deleted, or it is open to others only.
  </EmptyState>
)
