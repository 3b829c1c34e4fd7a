import { Suspense, useState } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Menu } from '../../ui/action/menu'
import { Confirm } from '../../ui/overlay/confirm'
import styles from './list-views.module.css'
import { type View, withView } from './views'

// Most visits to a list save nothing.
const ViewDialog = lazyPart(() => import('./view-dialog').then((m) => m.ViewDialog))

interface OwnViewProps {
  views: readonly View[]
  /** The view that the list shows. */
  shown: View | undefined
  /** Whether the list shows something else than what is offered or saved. */
  isChanged: boolean
  /** The name last opened or saved. */
  latest: string
  /** What a view of the present list would be. */
  now: Omit<View, 'name'>
  /** With the name of what was saved. */
  onKeep: (views: View[], name?: string) => void
}

/** Saves what a list shows as one's own view; renames and deletes the one that is open. */
export function OwnView({ views, shown, isChanged, latest, now, onKeep }: OwnViewProps) {
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete' | null>(null)
  const done = () => setAsked(null)
  const save = (name: string) => {
    onKeep(withView(views, { name, ...now }), name)
    done()
  }
  const rename = (name: string) => {
    onKeep(views.filter((view) => view.name !== name).map((view) => (view === shown ? { ...view, name } : view)))
    done()
  }
  const remove = () => {
    onKeep(views.filter((view) => view !== shown))
    done()
  }
  const hasOtherColumns = shown?.columns.join() !== now.columns.join()
  return (
    <>
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
      {asked === 'delete' && shown && <DeleteView name={shown.name} onCancel={done} onConfirm={remove} />}
    </>
  )
}

const DeleteView = ({ name, ...answers }: { name: string; onCancel: () => void; onConfirm: () => void }) => (
  <Confirm open danger title={`Delete the view ${name}?`} keepLabel="Keep it" confirmLabel="Delete" {...answers}>
    <p>The list and its rows stay as they are.</p>
  </Confirm>
)
