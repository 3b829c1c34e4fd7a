import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../action/button'
import { SearchInput } from '../form/search-input'
import { isBranch, leavesOf, linesOf, searched, type TreeLine, type TreeNode, toggled } from './tree'
import { TreeItem } from './tree-item'
import { nextLine } from './tree-keys'
import styles from './tree-select.module.css'

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
  const tree = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(roots.length === 1 ? [roots[0]?.id ?? ''] : []),
  )
  const [current, setCurrent] = useState<string>()

  const ticked = new Set(value)
  const found = searched(roots, typed)
  const lines = linesOf(found, ({ id: branch }) => typed.trim() !== '' || opened.has(branch))
  const stop = lines.find(({ node }) => node.id === current) ?? lines[0]
  const leaves = roots.flatMap(leavesOf)
  const count = leaves.filter((leaf) => ticked.has(leaf)).length

  const open = (branches: readonly TreeNode[], to: boolean) => {
    const next = new Set(opened)
    for (const branch of branches) next[to ? 'add' : 'delete'](branch.id)
    setOpened(next)
  }
  const go = (line: TreeLine | undefined) => {
    if (!line) return
    setCurrent(line.node.id)
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[lines.indexOf(line)]?.focus()
  }
  const tick = (node: TreeNode) => {
    setCurrent(node.id)
    if (!disabled) onChange(toggled(node, value))
  }
  const press = (event: KeyboardEvent) => {
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return
    const { node, isOpen, parent } = stop
    const beside = lines.filter((line) => line.parent === parent).map((line) => line.node)
    if (event.key === ' ' || event.key === 'Enter') tick(node)
    else if (event.key === '*') open(beside.filter(isBranch), true)
    else if (event.key === 'ArrowRight' && isBranch(node) && !isOpen) open([node], true)
    else if (event.key === 'ArrowLeft' && isOpen && !typed) open([node], false)
    else {
      const to = nextLine(event.key, lines, stop)
      if (!to) return
      go(to)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.tree}>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchInput
            aria-label={`Search ${noun}`}
            placeholder="Search"
            value={typed}
            disabled={disabled}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
              if (event.key === 'ArrowDown') {
                event.preventDefault()
                go(lines[0])
              }
            }}
          />
        </div>
        <p className="help num" role="status">
          {found.length === 0 ? `No ${noun} found.` : `${count} of ${leaves.length} ticked`}
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
        ref={tree}
        id={id ?? ownId}
        className={styles.lines}
        role="tree"
        aria-label={label}
        aria-multiselectable="true"
        aria-disabled={disabled || undefined}
        // Passes the focus from an error's link to the line that has the keyboard.
        tabIndex={-1}
        onFocus={(event) => event.target === event.currentTarget && go(stop)}
        onKeyDown={press}
      >
        {lines.map((line) => (
          <TreeItem
            key={line.node.id}
            line={line}
            ticked={ticked}
            hasKeys={line === stop}
            disabled={disabled}
            onTick={() => tick(line.node)}
            onOpen={() => open([line.node], !line.isOpen)}
          />
        ))}
      </div>
    </div>
  )
}
