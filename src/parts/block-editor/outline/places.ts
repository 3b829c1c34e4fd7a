import type { OutlineBlock, OutlineChapter } from '../blocks'

/** A chapter with its blocks in their order; without a chapter, those that stand in none. */
export interface Group {
  chapter: OutlineChapter | null
  blocks: readonly OutlineBlock[]
}

/** Where a block is put: `position` counts the other blocks of the chapter before it. */
export interface Place {
  chapterId: string | null
  position: number
}

const byPosition = (one: { position: number; id: string }, other: { position: number; id: string }) =>
  one.position - other.position || (one.id < other.id ? -1 : 1)

/** The chapters in their order, each with its blocks; those without a chapter stand last. */
export function groupsOf(chapters: readonly OutlineChapter[], blocks: readonly OutlineBlock[]): Group[] {
  const known = new Set(chapters.map(({ id }) => id))
  const loose = blocks.filter(({ chapterId }) => !chapterId || !known.has(chapterId)).toSorted(byPosition)
  return [
    ...chapters.toSorted(byPosition).map((chapter) => ({
      chapter,
      blocks: blocks.filter(({ chapterId }) => chapterId === chapter.id).toSorted(byPosition),
    })),
    ...(loose.length > 0 || chapters.length === 0 ? [{ chapter: null, blocks: loose }] : []),
  ]
}

const idOf = ({ chapter }: Group) => chapter?.id ?? null

export function placeOf(groups: readonly Group[], blockId: string): Place | null {
  for (const group of groups) {
    const position = group.blocks.findIndex(({ id }) => id === blockId)
    if (position >= 0) return { chapterId: idOf(group), position }
  }
  return null
}

/** The place one step up or down, into the chapter before or after at an end; null at the very ends. */
export function stepped(groups: readonly Group[], blockId: string, by: -1 | 1): Place | null {
  const at = groups.findIndex(({ blocks }) => blocks.some(({ id }) => id === blockId))
  const group = groups[at]
  if (!group) return null
  const position = group.blocks.findIndex(({ id }) => id === blockId) + by
  if (position >= 0 && position < group.blocks.length) return { chapterId: idOf(group), position }
  const next = groups[at + by]
  return next ? { chapterId: idOf(next), position: by < 0 ? next.blocks.length : 0 } : null
}

/** The chapters after one has gone a step up or down; null at the very ends. */
export function steppedChapters(groups: readonly Group[], chapterId: string, by: -1 | 1): OutlineChapter[] | null {
  const order = groups.flatMap(({ chapter }) => chapter ?? [])
  const at = order.findIndex(({ id }) => id === chapterId)
  if (at + by < 0 || at + by >= order.length) return null
  order.splice(at + by, 0, ...order.splice(at, 1))
  return order
}

/** The blocks after one was moved. */
export function moved(
  blocks: readonly OutlineBlock[],
  blockId: string,
  { chapterId, position }: Place,
): OutlineBlock[] {
  const block = blocks.find(({ id }) => id === blockId)
  if (!block) return [...blocks]
  const others = blocks.filter((each) => each.id !== blockId && each.chapterId === chapterId).toSorted(byPosition)
  const order = [...others.slice(0, position), block, ...others.slice(position)]
  const places = new Map(order.map(({ id }, at) => [id, at]))
  return blocks.map((each) => {
    const place = places.get(each.id)
    return place === undefined ? each : { ...each, chapterId, position: place }
  })
}

/** 'place 2 of 6 in Easements' */
export function placeWords(groups: readonly Group[], blockId: string): string {
  const group = groups.find(({ blocks }) => blocks.some(({ id }) => id === blockId))
  if (!group) return ''
  const place = group.blocks.findIndex(({ id }) => id === blockId) + 1
  return group.chapter
    ? `place ${place} of ${group.blocks.length} in ${group.chapter.title}`
    : `place ${place} of ${group.blocks.length}, in no chapter`
}
