import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { EventDays } from '../../../parts/events/event-days'
import { Meetings } from '../../../parts/events/events.documents'
import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import styles from './events.module.css'
import { type EventFilters, monthWords, type View } from './use-event-filters'

interface NoEventsProps {
  filters: EventFilters
  base: string
  areas: readonly { id: string; name: string }[]
}

const others: Record<Exclude<View, 'all'>, readonly [title: string, words: string]> = {
  mine: [
    'You have no ticket at the moment',
    'Events that you have a ticket for, were invited to or wait for stand here.',
  ],
  past: [
    'No event of yours is over',
    'An event that you had a ticket for comes here when it is over, with its recording.',
  ],
}

/** Why a list is empty, and what is near it. */
export function NoEvents({ filters, base, areas }: NoEventsProps) {
  const { view, type, areaId, month, change } = filters
  if (view !== 'all')
    return (
      <Card>
        <EmptyState icon="events" title={others[view][0]} action={<LinkButton to={base}>See all events</LinkButton>}>
          {others[view][1]}
        </EmptyState>
      </Card>
    )
  const area = areas.find(({ id }) => id === areaId)
  const isFiltered = Boolean(type || areaId || month)
  const what = type ? `No ${meetingTypes[type].toLowerCase()}` : 'No event'
  const title = [what, area && `on ${areaInShort(area)}`, month ? `in ${monthWords(month)}` : 'is planned']
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Card>
        <EmptyState
          icon="events"
          title={title.replace('No q and a', 'No Q and A')}
          action={isFiltered && <Button onClick={() => change({ kind: '', area: '', month: '' })}>Show all</Button>}
        >
          {isFiltered
            ? 'Below are the next ones of other kinds, areas and months.'
            : 'New events appear here as soon as they are published.'}
        </EmptyState>
      </Card>
      {isFiltered && <Near base={base} />}
    </>
  )
}

const SHOWN = 3

/** What is next, whatever was asked for. */
function Near({ base }: { base: string }) {
  const { data } = useApi(Meetings, { scope: 'ahead' })
  const next = data?.meetings.entries.slice(0, SHOWN) ?? []
  if (next.length === 0) return null
  return (
    <section className={styles.near} aria-labelledby="events-near">
      <h2 id="events-near">What is next</h2>
      <EventDays events={next} base={base} />
    </section>
  )
}
