import { describe, expect, it } from 'vitest'
import type { OutlineBlock, OutlineChapter } from '../../../src/parts/block-editor/blocks'
import { groupsOf, moved, placeOf, placeWords, stepped } from '../../../src/parts/block-editor/outline/places'

const chapters: OutlineChapter[] = [
  { id: 'c2', title: 'Leases', position: 1, expanded: true },
  { id: 'c1', title: 'Easements', position: 0, expanded: true },
]
const block = (id: string, chapterId: string | null, position: number): OutlineBlock => ({
  id,
  chapterId,
  position,
  type: 'question',
  subtype: 'essay',
  title: id,
  assignment: null,
  complete: true,
})
const blocks = [block('b', 'c1', 1), block('a', 'c1', 0), block('c', 'c2', 0), block('d', null, 0)]
const order = (all: readonly OutlineBlock[]) => groupsOf(chapters, all).map((each) => each.blocks.map(({ id }) => id))

describe('the outline of a content', () => {
  it('has the chapters in their order, and last what stands in none', () => {
    expect(order(blocks)).toEqual([['a', 'b'], ['c'], ['d']])
    expect(groupsOf([], [])).toEqual([{ chapter: null, blocks: [] }])
  })

  it('moves a block by a step within its chapter, and over its end into the next', () => {
    const groups = groupsOf(chapters, blocks)
    expect(stepped(groups, 'a', 1)).toEqual({ chapterId: 'c1', position: 1 })
    expect(stepped(groups, 'b', 1)).toEqual({ chapterId: 'c2', position: 0 })
    expect(stepped(groups, 'c', -1)).toEqual({ chapterId: 'c1', position: 2 })
    expect(stepped(groups, 'c', 1)).toEqual({ chapterId: null, position: 0 })
    expect(stepped(groups, 'a', -1)).toBeNull()
    expect(stepped(groups, 'd', 1)).toBeNull()
  })

  it('shows a move as the server will make it, and the way back leads to where the block stood', () => {
    const there = moved(blocks, 'a', { chapterId: 'c2', position: 1 })
    expect(order(there)).toEqual([['b'], ['c', 'a'], ['d']])
    expect(placeWords(groupsOf(chapters, there), 'a')).toBe('place 2 of 2 in Leases')
    const before = placeOf(groupsOf(chapters, blocks), 'a')
    expect(order(moved(there, 'a', before ?? { chapterId: null, position: 9 }))).toEqual(order(blocks))
  })
})
