import { useState } from 'react'
import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { Pages } from '../../../ui/list/pages'
import { formatMoney } from '../../../ui/money/money'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { Unloaded } from '../../../ui/page/unloaded'
import { When } from '../../../ui/time/when'
import { takenWords } from '../head/desk-words'
import { StatusTag } from '../head/event-frame'
import { keepsEvents, leadsGroup } from '../head/event-rights'
import { DeskGroups } from '../new/new.documents'
import { DeskLed, type DeskLedQuery } from './led.documents'

type Led = DeskLedQuery['meetings']['entries'][number]

/** The events that somebody leads, and those of groups that they lead, with their drafts. */
export function LedPage() {
  const [page, setPage] = useState(1)
  const query = useApi(DeskLed, { page }, { staleTime: 0 })
  useLive(['Meeting', 'MeetingMember'], ['DeskLed'])
  const found = query.data?.meetings
  const makes = useMakes()
  return (
    <>
      <PageHeader
        title="Events that you lead"
        crumbs={[{ label: 'Smart events', to: '/smart-events' }]}
        actions={
          makes && (
            <LinkButton variant="primary" icon="plus" to="/smart-events/new">
              New event
            </LinkButton>
          )
        }
      />
      {found ? (
        <Card flush busy={query.isPlaceholderData}>
          <DataTable
            caption="Events to come and drafts"
            columns={columns}
            rows={found.entries}
            rowKey={({ id }) => id}
            rowTo={({ id, status }) => `/smart-events/${id}/${pages[status] ?? 'tickets'}`}
            empty={
              <EmptyState icon="events" title="You lead no event">
                {makes
                  ? 'A new event is a draft, which its lectors and staff see, until you publish it.'
                  : 'Events appear here once somebody makes you their lector.'}
              </EmptyState>
            }
          />
        </Card>
      ) : (
        <Unloaded of={query} height={320} />
      )}
      {found && <Pages info={found.pageInfo} onPage={setPage} />}
    </>
  )
}

/** What somebody who leads an event does next: a draft is edited, and while it is on attendance is taken. */
const pages: Partial<Record<Led['status'], string>> = { draft: 'edit', live: 'attendance' }

/** Whether the reader makes events: as staff, or since they lead a group. */
function useMakes(): boolean {
  const keeps = keepsEvents(useViewer())
  const { data } = useApi(DeskGroups, undefined, { enabled: !keeps })
  return keeps || (data?.studyGroups.entries ?? []).some((group) => !group.archivedAt && leadsGroup(group))
}

const columns: Column<Led>[] = [
  { key: 'title', head: 'Event', place: 'title', cell: ({ title }) => title },
  { key: 'when', head: 'When', place: 'meta', cell: ({ startAt, endAt }) => <When at={startAt} until={endAt} /> },
  {
    key: 'kind',
    head: 'Kind',
    place: 'none',
    cell: ({ type, studyGroup }) => [meetingTypes[type], studyGroup?.name].filter(Boolean).join(' · '),
  },
  { key: 'state', head: 'State', place: 'state', cell: ({ status }) => <StatusTag status={status} /> },
  {
    key: 'tickets',
    head: 'Tickets',
    place: 'meta',
    cell: (event) =>
      event.status === 'draft'
        ? null
        : takenWords(event) + (event.waitingCount > 0 ? `, ${event.waitingCount} waiting` : ''),
  },
  {
    key: 'price',
    head: 'Price',
    place: 'end',
    align: 'end',
    cell: ({ price }) => (price ? formatMoney(price) : 'Free'),
  },
]
