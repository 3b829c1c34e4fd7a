import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { useApi } from '../../../providers/api/query'
import { useSaving } from '../../../providers/api/use-saving'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { saveFile } from '../../../ui/files/save-file'
import { Segments } from '../../../ui/form/segments'
import { DataTable } from '../../../ui/list/data-table'
import { Pages } from '../../../ui/list/pages'
import { SearchBox } from '../../../ui/list/search-box'
import { toast } from '../../../ui/overlay/toast'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { peopleWords } from '../head/desk-words'
import type { LedEvent } from '../head/use-event'
import { peopleColumns } from './people-columns'
import type { Asked } from './person'
import { DeskPeople, type DeskPeopleQuery } from './tickets.documents'
import styles from './tickets.module.css'

const AddDialog = lazyPart(() => import('./add-dialog').then((m) => m.AddDialog))

const choices = [
  { value: 'all', label: 'All' },
  { value: 'attendee', label: 'Tickets' },
  { value: 'waitlisted', label: 'Waiting' },
  { value: 'invited', label: 'Invited' },
] as const

type Choice = (typeof choices)[number]['value']

const empties: Record<Choice, string> = {
  all: 'Nobody comes yet',
  attendee: 'Nobody has a ticket yet',
  waitlisted: 'Nobody waits',
  invited: 'No invitation is open',
}

/** Everybody of an event, with what they paid. */
export function PeopleCard({ event, keeps }: { event: LedEvent; keeps: boolean }) {
  const [which, setWhich] = useState<Choice>('all')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asked: Asked = {
    id: event.id,
    type: which === 'all' ? null : which,
    cancelled: which === 'all',
    search: search || null,
  }
  const query = useApi(DeskPeople, { ...asked, page }, { staleTime: 0 })
  const found = query.data?.meetingMembers
  return (
    <>
      <Card
        title="Who is coming"
        flush
        busy={query.isPlaceholderData}
        actions={
          <>
            <SavePeople name={event.title} asked={asked} />
            <AddByHand event={event} keeps={keeps} />
          </>
        }
        foot={found && peopleWords(found.pageInfo.totalCount ?? found.entries.length)}
      >
        <search className={styles.tools}>
          <SearchBox
            className={styles.search}
            label="Find a person"
            value={search}
            most={MOST_SEARCHED}
            onChange={(words) => {
              setSearch(words)
              setPage(1)
            }}
          />
          <Segments
            label="Which people"
            value={which}
            options={choices}
            onChange={(value) => {
              setWhich(value)
              setPage(1)
            }}
          />
        </search>
        <People event={event} query={query} nobody={search ? 'Nobody of this name' : empties[which]} />
      </Card>
      {found && <Pages info={found.pageInfo} onPage={setPage} />}
    </>
  )
}

interface PeopleProps {
  event: LedEvent
  query: UseQueryResult<DeskPeopleQuery>
  nobody: string
}

function People({ event, query: { data, error, refetch, isFetching }, nobody }: PeopleProps) {
  const found = data?.meetingMembers
  if (error && !found)
    return <ErrorState title="The people did not load" onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <DataTable
      caption="Who is coming"
      columns={peopleColumns(event)}
      rows={found?.entries ?? []}
      rowKey={({ id }) => id}
      loading={!found && 5}
      empty={<EmptyState icon="groups" title={nobody} />}
    />
  )
}

function AddByHand({ event, keeps }: { event: LedEvent; keeps: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  if (event.status === 'cancelled' || event.status === 'ended') return null
  return (
    <>
      <Button size="sm" icon="plus" onClick={() => setIsOpen(true)}>
        Add by hand
      </Button>
      <Suspense>{isOpen && <AddDialog event={event} keeps={keeps} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

/** Saves those whom the table shows, on all its pages. */
function SavePeople({ name, asked }: { name: string; asked: Asked }) {
  const { saving, save } = useSaving(async () => {
    const { peopleCsv } = await import('./people-csv')
    saveFile(new Blob([await peopleCsv(asked)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    toast({ kind: 'positive', text: 'People saved' })
  })
  return (
    <Button size="sm" icon="download" busy={saving} label="Save as CSV" onClick={save}>
      CSV
    </Button>
  )
}
