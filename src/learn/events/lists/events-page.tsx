import { EventDays } from '../../../parts/events/event-days'
import { Meetings } from '../../../parts/events/events.documents'
import { askAhead, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { Pages } from '../../../ui/list/pages'
import { PageHeader } from '../../../ui/page/page-header'
import { Tabs } from '../../../ui/page/tabs'
import { Unloaded } from '../../../ui/page/unloaded'
import { useEventBase } from '../event-base'
import { EventTools } from './event-tools'
import { MeetingCounts, type MeetingCountsQuery } from './events.documents'
import styles from './events.module.css'
import { NoEvents } from './no-events'
import { askedBy, monthWords, useEventFilters, type View } from './use-event-filters'

/** Asks for what the page begins with before it is drawn. */
export const askEvents = () => askAhead(MeetingCounts)

/** Live events: those that are ahead, one's own, and those that are over; the address holds which. */
export function EventsPage() {
  const base = useEventBase()
  const filters = useEventFilters()
  const { view, month, change } = filters
  const counts = useApi(MeetingCounts, undefined, { staleTime: 0 })
  const query = useApi(Meetings, askedBy(filters), { staleTime: 0 })
  useLive(['Meeting', 'MeetingMember'], ['Meetings', 'MeetingCounts'])
  const { data, isPlaceholderData } = query
  const viewer = useViewer()
  const makes = viewer !== null && holds(viewer, 'manage_meetings')
  const found = data?.meetings
  return (
    <>
      <PageHeader
        title="Smart events"
        sub={view === 'all' && month ? monthWords(month) : 'Lectures, workshops and talks that you join live'}
        tabs={<Tabs label="Events" items={tabsOf(base, view, counts.data, makes)} />}
      />
      <div className={styles.list}>
        {view === 'all' && <EventTools filters={filters} areas={counts.data?.practiceAreas ?? []} />}
        {!found ? (
          <Unloaded of={query} height={420} />
        ) : found.entries.length > 0 ? (
          <EventDays events={found.entries} base={base} busy={isPlaceholderData} />
        ) : (
          <NoEvents filters={filters} base={base} areas={counts.data?.practiceAreas ?? []} />
        )}
        {found && <Pages info={found.pageInfo} onPage={(to) => change({ page: to > 1 ? String(to) : '' })} />}
      </div>
    </>
  )
}

/** The views, and the way to the events that the reader leads or makes. */
function tabsOf(base: string, view: View, counts: MeetingCountsQuery | undefined, makes: boolean) {
  const led = counts?.led.pageInfo.totalCount ?? 0
  return [
    { to: base, label: 'All', count: counts?.ahead.pageInfo.totalCount, current: view === 'all' },
    {
      to: `${base}?view=mine`,
      label: 'My tickets',
      count: counts?.mine.pageInfo.totalCount,
      current: view === 'mine',
    },
    ...(led > 0 || makes ? [{ to: '/smart-events/led', label: 'I lead', count: led }] : []),
    { to: `${base}?view=past`, label: 'Past, cancelled', current: view === 'past' },
  ]
}
