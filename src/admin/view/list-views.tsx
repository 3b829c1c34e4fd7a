import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import tabStyles from '../../ui/page/tabs.module.css'
import type { ListState } from '../list/list-state'
import { totalWords } from '../list/use-rows'
import styles from './list-views.module.css'
import { viewsOf } from './offered-views'
import { OwnView } from './own-view'
import { useCounts } from './use-view-counts'
import { queryOf, useViews, type View, viewShown } from './views'

interface ListViewsProps {
  resource: Resource
  state: ListState
  columns: readonly string[]
  /** A view is opened by its address; its columns are set beside it. None is the list as it is defined. */
  onOpen: (view: View | null) => void
}

/** The views of a list, as tabs: those that its definition offers, with how many rows each has, and one's own, which are saved, renamed and deleted here. */
export function ListViews({ resource, state, columns, onOpen }: ListViewsProps) {
  const { views = [], keep } = useViews(resource)
  const [latest, setLatest] = useState('')
  const query = queryOf(state, resource)
  const shown = viewShown(views, query, columns)
  const { path = '' } = resource
  const offered = viewsOf(resource).map((view) => ({ ...view, query: queryOf(view.state, resource) }))
  const counts = useCounts(resource, offered.length > 1 ? offered.map((view) => view.state) : [])
  const opened = offered.find((view) => view.query === query)
  const isChanged = !opened || columns.join() !== resource.columns.join()
  if (offered.length + views.length === 1 && !isChanged) return null
  return (
    <nav className={clsx(tabStyles.tabs, styles.views)} aria-label="Views">
      {offered.map((view, place) => (
        <ViewTab
          key={view.name}
          to={view.query ? `${path}?${view.query}` : path}
          current={view === opened && !shown}
          onOpen={() => onOpen(null)}
        >
          {view.label}
          {offered.length > 1 && <ViewCount count={counts?.[place]} waits={view.waits} />}
        </ViewTab>
      ))}
      {views.map((view) => (
        <ViewTab
          key={view.name}
          to={`${path}?${view.query}`}
          current={view === shown}
          onOpen={() => {
            setLatest(view.name)
            onOpen(view)
          }}
        >
          {view.name}
        </ViewTab>
      ))}
      <OwnView
        views={views}
        shown={shown}
        isChanged={isChanged}
        latest={latest}
        now={{ query, columns: [...columns] }}
        onKeep={(kept, name) => {
          keep(kept)
          if (name) setLatest(name)
        }}
      />
    </nav>
  )
}

interface ViewTabProps {
  to: string
  current: boolean
  onOpen: () => void
  children: ReactNode
}

const ViewTab = ({ to, current, onOpen, children }: ViewTabProps) => (
  <Link className={tabStyles.tab} to={to} replace aria-current={current ? 'page' : undefined} onClick={onOpen}>
    {children}
  </Link>
)

/** How many rows a view has; bold where some of them wait for somebody. Its place is kept until it is known. */
function ViewCount({ count, waits }: { count: number | undefined; waits: boolean }) {
  return (
    <span className={clsx('num', styles.count, waits && count && styles.waits)}>
      {count === undefined ? '' : totalWords(count)}
    </span>
  )
}
