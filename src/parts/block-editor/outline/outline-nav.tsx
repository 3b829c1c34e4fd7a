import { clsx } from 'clsx'
import { useState } from 'react'
import type { BlockSubtype, BlockType } from '../../../../schema/generated/types'
import { Button } from '../../../ui/action/button'
import { Menu } from '../../../ui/action/menu'
import { Loading, SkeletonRows } from '../../../ui/data/skeleton'
import { SearchInput } from '../../../ui/form/search-input'
import { ErrorState } from '../../../ui/page/blank'
import { addable, kindIcons, kindWords, type OutlineChapter } from '../blocks'
import { OutlineList } from './outline-list'
import styles from './outline-nav.module.css'
import type { Place } from './places'
import type { Outline } from './use-outline'

interface OutlineNavProps {
  outline: Outline
  current: string | null
  className?: string
  onOpen: (blockId: string) => void
  onMove: (blockId: string, to: Place) => void
  onStep: (blockId: string, by: -1 | 1) => void
  onStepChapter: (chapterId: string, by: -1 | 1) => void
  /** Null: a new one. */
  onChapter: (chapter: OutlineChapter | null) => void
  onAdd: (type: BlockType, subtype: BlockSubtype) => void
  onPaste: () => void
}

/** The contents of what is written, and how something is added to them. */
export function OutlineNav(props: OutlineNavProps) {
  const { outline, current, className, onChapter, onAdd, onPaste, ...moves } = props
  const { query, blocks, groups } = outline
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
        <OutlineList
          {...moves}
          groups={groups}
          current={current}
          find={find}
          onExpand={(chapter) => void outline.expandChapter(chapter.id, !chapter.expanded)}
          onChapter={onChapter}
        />
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
              onSelect: () => onAdd(type, subtype),
            })),
          )}
        />
        <Button size="sm" icon="plus" onClick={() => onChapter(null)}>
          Chapter
        </Button>
        <Button size="sm" onClick={onPaste}>
          Paste
        </Button>
      </div>
      <p className={clsx(styles.keys, 'only-wide')}>
        Drag, or <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> to move
      </p>
    </nav>
  )
}
