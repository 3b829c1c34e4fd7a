// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { TreeNode } from '../../src/ui/select/tree'
import { TreeSelect } from '../../src/ui/select/tree-select'
import { click, find, Held, press, render, type } from './render'

const roots: TreeNode[] = [
  {
    id: 'oral',
    label: 'Oral',
    children: [
      { id: 'interview', label: 'Client interview' },
      {
        id: 'advocacy',
        label: 'Advocacy',
        children: [
          { id: 'bail', label: 'Bail' },
          { id: 'plea', label: 'Plea' },
        ],
      },
    ],
  },
  { id: 'drafting', label: 'Drafting' },
]

const onChange = vi.fn()

const Types = ({ start = [], tree = roots }: { start?: string[]; tree?: TreeNode[] }) => (
  <Held start={start} onChange={onChange}>
    {(control) => <TreeSelect label="Session types" noun="session types" roots={tree} {...control} />}
  </Held>
)

const lines = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')]
const shown = () => lines().map((line) => line.textContent)
const line = (label: string) => lines().find((each) => each.textContent === label) as HTMLElement
const tick = (label: string) => line(label).getAttribute('aria-checked')
const focused = () => document.activeElement?.textContent
const search = () => find<HTMLInputElement>('[type="search"]')

describe('the tree select', () => {
  it('is a tree that gives the place of each line', () => {
    render(<Types />)
    expect(find('[role="tree"]').getAttribute('aria-label')).toBe('Session types')
    expect(shown()).toEqual(['Oral', 'Drafting'])
    expect(line('Oral').getAttribute('aria-expanded')).toBe('false')
    expect(line('Drafting').hasAttribute('aria-expanded')).toBe(false)
    expect([
      line('Drafting').getAttribute('aria-level'),
      line('Drafting').getAttribute('aria-posinset'),
      line('Drafting').getAttribute('aria-setsize'),
    ]).toEqual(['1', '2', '2'])
    expect(lines().filter((each) => each.tabIndex === 0)).toHaveLength(1)
  })

  it('ticks only leaves: a branch ticks all below it, and unticks them once all are ticked', () => {
    render(<Types start={['drafting']} />)
    click(line('Oral'))
    expect(onChange).toHaveBeenLastCalledWith(['drafting', 'interview', 'bail', 'plea'])
    expect(tick('Oral')).toBe('true')
    click(line('Oral'))
    expect(onChange).toHaveBeenLastCalledWith(['drafting'])
  })

  it('shows a branch as mixed while some below it are ticked, and ticks the others', () => {
    render(<Types start={['bail']} />)
    expect(tick('Oral')).toBe('mixed')
    click(line('Oral'))
    expect(onChange).toHaveBeenLastCalledWith(['interview', 'bail', 'plea'])
  })

  it('is walked, opened and ticked by keyboard', () => {
    render(<Types />)
    line('Oral').focus()
    press('ArrowRight')
    expect(shown()).toEqual(['Oral', 'Client interview', 'Advocacy', 'Drafting'])
    press('ArrowRight')
    expect(focused()).toBe('Client interview')
    press('ArrowDown')
    press('ArrowRight')
    press('End')
    expect(focused()).toBe('Drafting')
    press('ArrowUp')
    expect(focused()).toBe('Plea')
    expect(press(' ')).toBe(false)
    expect(onChange).toHaveBeenLastCalledWith(['plea'])
    press('ArrowLeft')
    expect(focused()).toBe('Advocacy')
    press('ArrowLeft')
    expect(shown()).not.toContain('Plea')
    press('ArrowLeft')
    expect(focused()).toBe('Oral')
    press('d')
    expect(focused()).toBe('Drafting')
    press('Home')
    expect(focused()).toBe('Oral')
    press('ArrowUp')
    expect(focused()).toBe('Oral')
  })

  it('opens all branches beside the current one by *', () => {
    render(<Types />)
    line('Drafting').focus()
    press('*')
    expect(shown()).toContain('Client interview')
  })

  it('finds by typing, shows the way to each match, and counts the matches', () => {
    render(<Types start={['plea']} />)
    type(search(), 'BÁIL')
    expect(shown()).toEqual(['Oral', 'Advocacy', 'Bail'])
    click(line('Bail'))
    expect(onChange).toHaveBeenLastCalledWith(['plea', 'bail'])
    expect(find('[role="status"]').textContent).toBe('2 of 4 ticked')
    type(search(), 'nothing')
    expect(find('[role="status"]').textContent).toBe('No session types found.')
  })

  it('ticks in a branch only the leaves that a search has left', () => {
    render(<Types />)
    type(search(), 'bail')
    click(line('Oral'))
    expect(onChange).toHaveBeenLastCalledWith(['bail'])
  })

  it('leaves ids unchanged that are not in the tree, and clears the others', () => {
    render(<Types start={['gone', 'plea']} />)
    click(find('[aria-label="Clear session types"]'))
    expect(onChange).toHaveBeenLastCalledWith(['gone'])
  })
})
