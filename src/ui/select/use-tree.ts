import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { isBranch, linesOf, searched, type TreeLine, type TreeNode, toggled } from './tree'
import { nextLine } from './tree-keys'

interface TreeOptions {
  roots: readonly TreeNode[]
  /** The ids of the ticked leaves. */
  value: readonly string[]
  onChange: (value: string[]) => void
  disabled: boolean | undefined
}

/** A tree as it is looked at: its lines, the one that has the keyboard, and what opens and ticks them. */
export function useTree({ roots, value, onChange, disabled }: TreeOptions) {
  const ref = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { opened, open } = useOpened(roots)
  const [current, setCurrent] = useState<string>()
  const found = searched(roots, typed)
  const lines = linesOf(found, ({ id: branch }) => typed.trim() !== '' || opened.has(branch))
  const stop = lines.find(({ node }) => node.id === current) ?? lines[0]

  const go = (line: TreeLine | undefined) => {
    if (!line) return
    setCurrent(line.node.id)
    ref.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[lines.indexOf(line)]?.focus()
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
  /** What the field of the search is given. */
  const search = {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') event.preventDefault()
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        go(lines[0])
      }
    },
  }
  return { ref, isEmpty: found.length === 0, lines, stop, search, open, go, tick, press }
}

/** Which branches are open; of one root it is. */
function useOpened(roots: readonly TreeNode[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(roots.length === 1 ? [roots[0]?.id ?? ''] : []),
  )
  const open = (branches: readonly TreeNode[], to: boolean) => {
    const next = new Set(opened)
    for (const branch of branches) next[to ? 'add' : 'delete'](branch.id)
    setOpened(next)
  }
  return { opened, open }
}
