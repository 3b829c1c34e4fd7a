import { type ReactNode, Suspense, useState } from 'react'
import { MOST_SEARCHED } from '../../../access/limits'
import type { Resource } from '../../../resources'
import { lazyPart } from '../../providers/page/lazy-part'
import { Chip, ChipAdd } from '../../ui/data/chip'
import { SearchBox } from '../../ui/form/search-box'
import { formatLondonDate } from '../../ui/time/london-time'
import styles from '../admin.module.css'
import { operationOf } from '../catalogue'
import { ReferenceNames } from '../form/reference-names'
import type { Widget } from '../form/widget'
import { filterLabel, filtersOf, type ListState } from './list-state'

// The fields of filters are large, and few visits need them.
const FilterDialog = lazyPart(() => import('./filter-dialog').then((m) => m.FilterDialog))

interface FilterBarProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
  children?: ReactNode
}

/** Search, the active filters, and a dialog for choosing them. */
export function FilterBar({ resource, state, onState, children }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const filters = filtersOf(resource)
  const set = filters.filter(({ name }) => state.filters[name] !== undefined)
  const without = (name: string) => Object.fromEntries(Object.entries(state.filters).filter(([each]) => each !== name))
  return (
    <search className={styles.filters} aria-label={`Search and filter ${resource.label.toLowerCase()}`}>
      {operationOf(resource.list).args.search && (
        <SearchBox
          className={styles.search}
          most={MOST_SEARCHED}
          label={`Search ${resource.label.toLowerCase()}`}
          value={state.search}
          onChange={(search) => onState({ ...state, page: 1, search })}
        />
      )}
      {set.map(({ name, widget }) => (
        <Chip
          key={name}
          label={filterLabel(name, resource)}
          value={(<FilterValue widget={widget} value={state.filters[name] ?? ''} />) as unknown as string}
          onEdit={() => setOpen(true)}
          onRemove={() => onState({ ...state, page: 1, filters: without(name) })}
        />
      ))}
      {filters.length > 0 && <ChipAdd onClick={() => setOpen(true)}>Filter</ChipAdd>}
      <div className={styles.filtersEnd}>{children}</div>
      {open && (
        <Suspense>
          <FilterDialog
            resource={resource}
            start={state.filters}
            onClose={() => setOpen(false)}
            onDone={(next) => {
              setOpen(false)
              onState({ ...state, page: 1, filters: next })
            }}
          />
        </Suspense>
      )}
    </search>
  )
}

function FilterValue({ widget, value }: { widget: Widget; value: string | string[] }) {
  const values = [value].flat()
  if (widget.kind === 'reference') return <ReferenceNames reference={widget.reference} ids={values} />
  if (widget.kind === 'switch') return value === 'true' ? 'Yes' : 'No'
  if (widget.kind === 'instant' || widget.kind === 'day') return formatLondonDate(`${values[0]}T12:00Z`, 'year')
  if (widget.kind !== 'choice') return values.join(', ')
  return values.map((each) => widget.options.find((option) => option.value === each)?.label ?? each).join(', ')
}
