import { useId } from 'react'
import { Button } from '../action/button'
import { SearchInput } from '../list/search-input'
import { leavesOf, type TreeNode } from './tree'
import { TreeItem } from './tree-item'
import styles from './tree-select.module.css'
import { useTree } from './use-tree'

export interface TreeSelectProps {
  id?: string
  /** The name of the tree. */
  label: string
  roots: readonly TreeNode[]
  /** The ids of the ticked leaves; ids outside the tree stay. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The noun for the count of leaves: 'session types'. */
  noun?: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-required'?: boolean | 'true' | 'false'
}

/** Ticks leaves of a tree, found by opening branches or by typing; without a frame. */
export function TreeSelect(props: TreeSelectProps) {
  const { id, label, roots, value, onChange, noun = 'choices', disabled, ...aria } = props
  const ownId = useId()
  const tree = useTree({ roots, value, onChange, disabled })
  const { stop } = tree
  const ticked = new Set(value)
  const leaves = roots.flatMap(leavesOf)
  const count = leaves.filter((leaf) => ticked.has(leaf)).length
  return (
    <div className={styles.tree}>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchInput aria-label={`Search ${noun}`} placeholder="Search" disabled={disabled} {...tree.search} />
        </div>
        <p className="help num" role="status">
          {tree.isEmpty ? `No ${noun} found.` : `${count} of ${leaves.length} ticked`}
        </p>
        {count > 0 && !disabled && (
          <Button
            size="sm"
            variant="quiet"
            label={`Clear ${label.toLowerCase()}`}
            onClick={() => onChange(value.filter((each) => !leaves.includes(each)))}
          >
            Clear
          </Button>
        )}
      </div>
      <div
        {...aria}
        ref={tree.ref}
        id={id ?? ownId}
        className={styles.lines}
        role="tree"
        aria-label={label}
        aria-multiselectable="true"
        aria-disabled={disabled || undefined}
        // Passes the focus from an error's link to the line that has the keyboard.
        tabIndex={-1}
        onFocus={(event) => event.target === event.currentTarget && tree.go(stop)}
        onKeyDown={tree.press}
      >
        {tree.lines.map((line) => (
          <TreeItem
            key={line.node.id}
            line={line}
            ticked={ticked}
            hasKeys={line === stop}
            disabled={disabled}
            onTick={() => tree.tick(line.node)}
            onOpen={() => tree.open([line.node], !line.isOpen)}
          />
        ))}
      </div>
    </div>
  )
}
