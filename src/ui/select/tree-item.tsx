import { Icon } from '../action/icon'
import { isBranch, type TreeLine, tickOf } from './tree'
import styles from './tree-select.module.css'

interface TreeItemProps {
  line: TreeLine
  ticked: ReadonlySet<string>
  /** Whether Tab leads to it. */
  hasKeys: boolean
  disabled?: boolean
  onTick: () => void
  onOpen: () => void
}

/** A line of a tree: a press ticks it, the arrow before it opens it. */
export function TreeItem({ line, ticked, hasKeys, disabled, onTick, onOpen }: TreeItemProps) {
  const { node, level, place, siblings, isOpen } = line
  const tick = tickOf(node, ticked)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keyboard, as the tree pattern says.
    <div
      role="treeitem"
      className={styles.line}
      data-level={Math.min(level, 5)}
      tabIndex={hasKeys ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isBranch(node) ? isOpen : undefined}
      aria-checked={tick}
      aria-disabled={disabled || undefined}
      onClick={onTick}
    >
      <span
        className={styles.arrow}
        aria-hidden="true"
        onClick={(event) => {
          if (!isBranch(node)) return
          event.stopPropagation()
          onOpen()
        }}
      >
        {isBranch(node) && <Icon name={isOpen ? 'down' : 'right'} size="sm" />}
      </span>
      <span className={styles.box} aria-hidden="true">
        {tick === true && <Icon name="check" size="xs" />}
      </span>
      <span className={styles.name}>{node.label}</span>
    </div>
  )
}
