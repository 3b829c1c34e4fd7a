import { type ReactNode, Suspense, useState } from 'react'
import type { Resource } from '../../../resources'
import { MOST_SEARCHED } from '../../../rules/limits'
import { lazyPart } from '../../providers/page/lazy-part'
import { Menu } from '../../ui/action/menu'
import { Chip, ChipAdd } from '../../ui/list/chip'
import { SearchBox } from '../../ui/list/search-box'
import { operationOf } from '../catalogue'
import type { ListState } from '../list/list-state'
import styles from './filter.module.css'
import { type FilterGroup, filterGroups } from './filter-groups'
import { FilterValue } from './filter-value'

// The fields of filters are large, and few visits need them.
const FilterDialog = lazyPart(() => import('./filter-dialog').then((m) => m.FilterDialog))

interface FilterBarProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
  children?: ReactNode
}

/** Search, and the filters as chips: pressed to change one, added from a menu. */
export function FilterBar({ resource, state, onState, children }: FilterBarProps) {
  const [asked, setAsked] = useState<FilterGroup | null>(null)
  const groups = filterGroups(resource)
  const isSet = ({ filters }: FilterGroup) => filters.some(({ name }) => state.filters[name] !== undefined)
  const without = ({ filters }: FilterGroup) =>
    Object.fromEntries(Object.entries(state.filters).filter(([name]) => !filters.some((each) => each.name === name)))
  const set = (filters: ListState['filters']) => onState({ ...state, page: 1, filters })
  const free = groups.filter((group) => !isSet(group))
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
      {groups.filter(isSet).map((group) => (
        <Chip
          key={group.label}
          label={group.label}
          value={<FilterValue group={group} set={state.filters} />}
          onEdit={() => setAsked(group)}
          onRemove={() => set(without(group))}
        />
      ))}
      {free.length > 0 && (
        <Menu
          label="Filter by"
          width={240}
          align="start"
          trigger={(props) => <ChipAdd {...props}>Filter</ChipAdd>}
          groups={[free.map((group) => ({ label: group.label, onSelect: () => setAsked(group) }))]}
        />
      )}
      <div className={styles.filtersEnd}>{children}</div>
      {asked && (
        <Suspense>
          <FilterDialog
            group={asked}
            resource={resource}
            start={state.filters}
            onClose={() => setAsked(null)}
            onDone={(chosen) => {
              setAsked(null)
              set({ ...without(asked), ...chosen })
            }}
          />
        </Suspense>
      )}
    </search>
  )
}
