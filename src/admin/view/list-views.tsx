import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Resource } from '../../../resources'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Menu } from '../../ui/action/menu'
import { Confirm } from '../../ui/overlay/confirm'
import tabStyles from '../../ui/page/tabs.module.css'
import type { ListState } from '../list/list-state'
import { totalWords } from '../list/use-rows'
import styles from './list-views.module.css'
import { viewsOf } from './offered-views'
import { useCounts } from './use-view-counts'
import { queryOf, useViews, type View, viewShown, withView } from './views'

// Most visits to a list save nothing.
const ViewDialog = lazyPart(() => import('./view-dialog').then((m) => m.ViewDialog))

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
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete' | null>(null)
  const [latest, setLatest] = useState('')
  const query = queryOf(state, resource)
  const shown = viewShown(views, query, columns)
  const hasOtherColumns = shown !== undefined && shown.columns.join() !== columns.join()
  const { path = '' } = resource
  const offered = viewsOf(resource).map((view) => ({ ...view, query: queryOf(view.state, resource) }))
  const counts = useCounts(resource, offered.length > 1 ? offered.map((view) => view.state) : [])
  const opened = offered.find((view) => view.query === query)
  const isChanged = !opened || columns.join() !== resource.columns.join()
  if (offered.length + views.length === 1 && !isChanged) return null
  const done = () => setAsked(null)
  const save = (name: string) => {
    keep(withView(views, { name, query, columns: [...columns] }))
    setLatest(name)
    done()
  }
  const rename = (name: string) => {
    keep(views.filter((view) => view.name !== name).map((view) => (view === shown ? { ...view, name } : view)))
    done()
  }
  return (
    <nav className={clsx(tabStyles.tabs, styles.views)} aria-label="Views">
      {offered.map((view, place) => (
        <Link
          key={view.name}
          className={tabStyles.tab}
          to={view.query ? `${path}?${view.query}` : path}
          replace
          aria-current={view === opened && !shown ? 'page' : undefined}
          onClick={() => onOpen(null)}
        >
          {view.label}
          {offered.length > 1 && <ViewCount count={counts?.[place]} waits={view.waits} />}
        </Link>
      ))}
      {views.map((view) => (
        <Link
          key={view.name}
          className={tabStyles.tab}
          to={`${path}?${view.query}`}
          replace
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => {
            setLatest(view.name)
            onOpen(view)
          }}
        >
          {view.name}
        </Link>
      ))}
      <span className={styles.end}>
        {shown && (
          <Menu
            label={`The view ${shown.name}`}
            width={220}
            align="end"
            trigger={(props) => <Button size="sm" variant="quiet" icon="more" label="Change this view" {...props} />}
            groups={[
              [
                ...(hasOtherColumns ? [{ label: 'Save these columns', onSelect: () => save(shown.name) }] : []),
                { label: 'Rename', onSelect: () => setAsked('rename') },
              ],
              [{ label: 'Delete', danger: true, onSelect: () => setAsked('delete') }],
            ]}
          />
        )}
        {!shown && isChanged && (
          <Button size="sm" variant="quiet" icon="bookmark" onClick={() => setAsked('save')}>
            Save this view
          </Button>
        )}
      </span>
      <Suspense>
        {asked === 'save' && <ViewDialog views={views} start={latest} onKeep={save} onClose={done} />}
        {asked === 'rename' && shown && (
          <ViewDialog views={views} renamed={shown} start={shown.name} onKeep={rename} onClose={done} />
        )}
      </Suspense>
      {asked === 'delete' && shown && (
        <Confirm
          open
          danger
          title={`Delete the view ${shown.name}?`}
          keepLabel="Keep it"
          confirmLabel="Delete"
          onCancel={done}
          onConfirm={() => {
            keep(views.filter((view) => view !== shown))
            done()
          }}
        >
          <p>The list and its rows stay as they are.</p>
        </Confirm>
      )}
    </nav>
  )
}

/** How many rows a view has; bold where some of them wait for somebody. Its place is kept until it is known. */
function ViewCount({ count, waits }: { count: number | undefined; waits: boolean }) {
  return (
    <span className={clsx('num', styles.count, waits && count && styles.waits)}>
      {count === undefined ? '' : totalWords(count)}
    </span>
  )
}
