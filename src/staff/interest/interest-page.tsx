import { type ReactNode, Suspense } from 'react'
import { AdminRoot } from '../../admin/admin-root'
import { definitionOf } from '../../admin/catalogue'
import { ExportButton } from '../../admin/export/export-button'
import { FilterBar } from '../../admin/filter/filter-bar'
import { ListPage } from '../../admin/list/list-page'
import { useColumns } from '../../admin/list/use-columns'
import { useChanges } from '../../admin/live-provider'
import { invalidate, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { lazyPart } from '../../providers/page/lazy-part'
import { Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { PageHeader } from '../../ui/page/page-header'
import { Board } from './board/board'
import { Figures, peopleWords } from './figures'
import { InterestFigures } from './interest.documents'
import { useInterest, useView, type View } from './use-interest'

const LeadSheet = lazyPart(() => import('./lead/lead-sheet').then((m) => m.LeadSheet))

/** Students as people to be in touch with, as a board of their contact status or as a list. */
export const InterestPage = () => (
  <AdminRoot>
    <Interest />
  </AdminRoot>
)

const resource = () => definitionOf('prospects')

function Interest() {
  const { view, setView } = useView()
  const shown = <ViewSwitch view={view} onChange={setView} />
  useChanges(['User'], () => void invalidate('InterestFigures', 'LeadsOfStatus', 'LeadAtDesk'))
  useLive(['UserNote'], ['LeadsOfStatus', 'LeadAtDesk'])
  if (view === undefined) return <Skeleton height={640} />
  return (
    <>
      {view === 'board' ? <BoardView end={shown} /> : <ListView end={shown} />}
      <OpenLead />
    </>
  )
}

const ViewSwitch = ({ view = 'board', onChange }: { view: View | undefined; onChange: (view: View) => void }) => (
  <Segments
    label="View"
    options={[
      { value: 'board', label: 'Board' },
      { value: 'list', label: 'List' },
    ]}
    value={view}
    onChange={onChange}
  />
)

function BoardView({ end }: { end: ReactNode }) {
  const { board, state, narrowing, change, open } = useInterest(resource())
  const [columns] = useColumns(resource())
  const query = useApi(InterestFigures, narrowing)
  const figures = query.data?.leadFigures
  return (
    <>
      <PageHeader
        title="Interest"
        sub={figures && peopleWords(figures.rows, state)}
        actions={<ExportButton resource={board} columns={columns} state={state} total={figures?.rows} />}
      />
      <Figures query={query} />
      <FilterBar resource={board} state={state} onState={change}>
        {end}
      </FilterBar>
      <Board
        narrowing={narrowing}
        isNarrowed={state.search !== '' || Object.keys(state.filters).length > 0}
        figures={figures}
        onOpen={open}
        onAll={() => change({ ...state, search: '', filters: {} })}
      />
    </>
  )
}

function ListView({ end }: { end: ReactNode }) {
  const { narrowing } = useInterest(resource())
  const query = useApi(InterestFigures, narrowing)
  return <ListPage resource={resource()} facts={<Figures query={query} />} end={end} />
}

/** The lead that the address names. */
function OpenLead() {
  const { lead, open } = useInterest(resource())
  return <Suspense>{lead && <LeadSheet key={lead} id={lead} onClose={() => open(null)} />}</Suspense>
}
