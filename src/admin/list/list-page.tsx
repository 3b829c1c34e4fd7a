import { useAbility } from '@casl/react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Resource } from '../../../resources'
import { useNarrow } from '../../theme/narrow'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { PageHeader } from '../../ui/page/page-header'
import type { OperationAbility } from '../ability'
import { BulkBar } from '../bulk/bulk-bar'
import { bulkWorks, type Foresight, workPaths } from '../bulk/works'
import { ExportButton } from '../export/export-button'
import { FilterBar } from '../filter/filter-bar'
import { newPlace } from '../record/places'
import { type ActionDialogs, conditionPaths, useRowActions } from '../record/record-actions'
import { ListViews } from '../view/list-views'
import type { View } from '../view/views'
import { ColumnChooser } from './column-chooser'
import { GroupTabs } from './group-tabs'
import { paramsOf, stateFrom } from './list-address'
import { ListEmpty } from './list-empty'
import type { ListState } from './list-state'
import { ListTotal } from './list-total'
import { ListTotals } from './list-totals'
import { RecordList } from './record-list'
import styles from './table.module.css'
import { useColumns } from './use-columns'
import { useRows } from './use-rows'

interface ListPageProps {
  resource: Resource
  foresight?: Foresight | undefined
  dialogs?: ActionDialogs | undefined
  /** Below its title: what a page by hand says of its rows. */
  facts?: ReactNode
  /** Beside the choice of columns. */
  end?: ReactNode
}

/** The list of a resource; its address holds its state. */
export function ListPage({ resource, foresight = {}, dialogs, facts, end }: ListPageProps) {
  const [params, setParams] = useSearchParams()
  const [columns, setColumns] = useColumns(resource)
  const [selected, setSelected] = useState<string[]>([])
  const ability = useAbility<OperationAbility>()
  const isPhone = useNarrow()
  const state = stateFrom(params, resource)
  const shown = useDeferredValue(columns)
  const rowActions = useRowActions(resource, dialogs)
  const works = bulkWorks(resource).filter(({ operation }) => ability.can('call', operation))
  const found = useRows({
    resource,
    state,
    columns: shown,
    also: [...(rowActions ? conditionPaths(resource) : []), ...workPaths(works)],
  })
  const ticked = (found.rows ?? []).filter(({ id }) => selected.includes(id))
  const change = (next: ListState) => {
    setSelected([])
    setParams(paramsOf(next, resource), { replace: true, preventScrollReset: true })
  }
  const open = (view: View | null) => {
    setSelected([])
    setColumns(view?.columns ?? null)
  }
  return (
    <>
      <ListHead resource={resource} state={state} columns={columns} total={found.total} />
      {facts}
      <ListViews resource={resource} state={state} columns={columns} onOpen={open} />
      {resource.totals && <ListTotals resource={resource} totals={resource.totals} state={state} />}
      <FilterBar resource={resource} state={state} onState={change}>
        {/* On a phone a row has two lines, whatever the columns. */}
        {(!isPhone || resource.tree) && <ColumnChooser resource={resource} columns={columns} onChange={setColumns} />}
        {end}
      </FilterBar>
      <Card flush className={styles.card}>
        {selected.length > 0 && (
          <BulkBar {...{ resource, works, foresight }} rows={ticked} onDone={() => setSelected([])} />
        )}
        <RecordList
          resource={resource}
          state={state}
          onState={change}
          columns={shown}
          found={found}
          rowActions={rowActions}
          selected={selected}
          onSelect={works.length > 0 ? setSelected : undefined}
          empty={<ListEmpty resource={resource} state={state} onState={change} />}
        />
      </Card>
    </>
  )
}

interface ListHeadProps {
  resource: Resource
  state: ListState
  columns: readonly string[]
  total: number | undefined
}

/** A list's name and how many rows it has, its export, and the way to a new row. */
function ListHead({ resource, state, columns, total }: ListHeadProps) {
  const ability = useAbility<OperationAbility>()
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0
  return (
    <PageHeader
      title={resource.label}
      sub={<ListTotal resource={resource} total={total} isNarrowed={narrowed} />}
      tabs={<GroupTabs group={resource.group} />}
      actions={
        <>
          <ExportButton resource={resource} columns={columns} state={state} total={total} />
          {resource.create && ability.can('call', resource.create) && (
            <LinkButton to={newPlace(resource)} variant="primary" icon="plus">
              {`New ${resource.singular}`}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
