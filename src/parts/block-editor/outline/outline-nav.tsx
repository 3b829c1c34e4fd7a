import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../ui/action/button'
import { Menu } from '../../../ui/action/menu'
import { Loading, SkeletonRows } from '../../../ui/data/skeleton'
import { SearchInput } from '../../../ui/list/search-input'
import { ErrorState } from '../../../ui/page/blank'
import { addable, kindIcons, kindWords } from '../blocks'
import { newBlock } from '../new-block'
import type { Editor } from '../use-editor'
import { OutlineList } from './outline-list'
import styles from './outline-nav.module.css'

interface OutlineNavProps {
  editor: Editor
  className?: string
}

/** The contents of what is written, and how something is added to them. */
export function OutlineNav({ editor, className }: OutlineNavProps) {
  const { query, blocks } = editor.outline
  const [find, setFind] = useState('')
  return (
    <nav className={clsx(styles.nav, className)} aria-label="Chapters and blocks">
      <div className={styles.head}>
        <h2 className={styles.title}>
          Contents <span className="n num">{blocks.length}</span>
        </h2>
        <SearchInput
          aria-label="Find in this bundle"
          placeholder="Find"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      {query.data ? (
        <OutlineList editor={editor} find={find} />
      ) : query.error ? (
        <ErrorState
          title="The contents did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Loading>
          <SkeletonRows rows={8} height={36} />
        </Loading>
      )}
      <Adding editor={editor} />
      <p className={clsx(styles.keys, 'only-wide')}>
        Drag, or <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> to move
      </p>
    </nav>
  )
}

function Adding({ editor: { deeds, setAsked } }: { editor: Editor }) {
  return (
    <div className={styles.foot} data-bar="">
      <Menu
        label="Add a block"
        align="start"
        trigger={(trigger) => (
          <Button size="sm" icon="plus" {...trigger}>
            Block
          </Button>
        )}
        groups={addable.map(({ type, subtypes }) =>
          subtypes.map((subtype) => ({
            label: kindWords({ type, subtype }),
            icon: kindIcons[type],
            onSelect: () => void deeds.add([newBlock(type, subtype)]),
          })),
        )}
      />
      <Button size="sm" icon="plus" onClick={() => setAsked({ chapter: null })}>
        Chapter
      </Button>
      <Button size="sm" onClick={() => setAsked({ paste: true })}>
        Paste
      </Button>
    </div>
  )
}
