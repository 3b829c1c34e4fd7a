import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EventDays } from '../../../parts/events/event-days'
import { Meetings } from '../../../parts/events/events.documents'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Segments } from '../../../ui/form/segments'
import { Pages } from '../../../ui/list/pages'
import { EmptyState } from '../../../ui/page/blank'
import { Unloaded } from '../../../ui/page/unloaded'
import { GroupFrame } from '../head/group-frame'
import styles from '../lists/groups.module.css'

/** The live events of a group: those to come, or those that are over. */
export function GroupEventsPage() {
  return <GroupFrame part="Smart events">{({ id }, { leads }) => <GroupEvents id={id} leads={leads} />}</GroupFrame>
}

function GroupEvents({ id, leads }: { id: string; leads: boolean }) {
  const [params, setParams] = useSearchParams()
  const [at] = useState(() => new Date(now()).toISOString())
  const isPast = params.get('view') === 'past'
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const span = isPast ? { until: at, orderBy: 'start_at' as const, orderDirection: 'desc' as const } : { from: at }
  const query = useApi(Meetings, { studyGroupId: id, ...span, page }, { staleTime: 0 })
  useLive(['Meeting', 'MeetingMember'], ['Meetings'])
  const found = query.data?.meetings
  // What is on now has begun, and is not over.
  const events = found?.entries.filter(({ status }) => !isPast || status !== 'live') ?? []
  const go = (change: Record<string, string>) => setParams(change, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.parts}>
      <div className={styles.tools}>
        <Segments
          label="Which events"
          value={isPast ? 'past' : 'ahead'}
          options={[
            { value: 'ahead', label: 'Upcoming' },
            { value: 'past', label: 'Past, cancelled' },
          ]}
          onChange={(view) => go(view === 'past' ? { view } : {})}
        />
        {leads && (
          <LinkButton icon="plus" to={`/smart-events/new?group=${id}`}>
            New event
          </LinkButton>
        )}
      </div>
      {!found ? (
        <Unloaded of={query} height={300} />
      ) : events.length > 0 ? (
        <EventDays events={events} base={`/study-groups/${id}/smart-events`} inGroup busy={query.isPlaceholderData} />
      ) : (
        <None isPast={isPast} />
      )}
      {found && (
        <Pages
          info={found.pageInfo}
          onPage={(to) => go({ ...(isPast && { view: 'past' }), ...(to > 1 && { page: String(to) }) })}
        />
      )}
    </div>
  )
}

const None = ({ isPast }: { isPast: boolean }) => (
  <Card>
    <EmptyState
      icon="events"
      title={isPast ? 'No event of this group is over' : 'No event is planned in this group'}
      action={<LinkButton to="/smart-events">See all events</LinkButton>}
    >
      {isPast
        ? 'They come here once they are over, with their recordings.'
        : 'Those who lead the group plan them. You are told when one is published.'}
    </EmptyState>
  </Card>
)
