import { useState } from 'react'
import type { ContentBlockInput } from '../../../schema/generated/types'
import { nameOf } from './blocks'
import { groupsOf, moved, type Place, placeWords, stepped, steppedChapters } from './outline/places'
import type { Outline } from './outline/use-outline'
import { useHistory } from './use-history'

interface Deeds {
  outline: Outline
  blockId: string | null
  /** Where new blocks go. */
  chapterId: string | null
  onOpen: (blockId: string | null) => void
}

const stands = (by: -1 | 1) => (by < 0 ? 'It stands first already.' : 'It stands last already.')

/** What can be done with the chapters and blocks, said aloud, and taken back. */
export function useDeeds({ outline, blockId, chapterId, onOpen }: Deeds) {
  const { groups, blocks, chapters } = outline
  const [said, setSaid] = useState('')
  const history = useHistory({ blockId, onOpen, onSaid: setSaid })

  const move = async (id: string, to: Place) => {
    const block = blocks.find((each) => each.id === id)
    const from = await outline.move(id, to)
    if (!from || !block) return
    setSaid(`${nameOf(block)} moved to ${placeWords(groupsOf(chapters, moved(blocks, id, to)), id)}.`)
    history.push({
      label: 'the move',
      undo: async () => void (await outline.move(id, from)),
      redo: async () => void (await outline.move(id, to)),
    })
  }
  const step = (id: string, by: -1 | 1) => {
    const to = stepped(groups, id, by)
    if (to) void move(id, to)
    else setSaid(stands(by))
  }
  const stepChapter = (id: string, by: -1 | 1) => {
    const next = steppedChapters(groups, id, by)
    if (!next) return setSaid(stands(by))
    void outline.orderChapters(next)
    const at = next.findIndex((each) => each.id === id)
    setSaid(`Chapter ${next[at]?.title} moved to place ${at + 1} of ${next.length}.`)
  }
  const takeOut = async (ids: readonly string[]) => {
    for (const id of ids) await outline.remove(id).catch(() => setSaid('A question that was asked already stays.'))
    onOpen(null)
  }
  /** Adds blocks and opens the first; answers whether they are there. */
  const add = async (given: readonly ContentBlockInput[]): Promise<boolean> => {
    const ids = await outline.add(given, chapterId)
    if (!ids) return false
    setSaid(ids.length === 1 ? 'The block is added.' : `${ids.length} blocks are added.`)
    history.push({ label: 'the new blocks', undo: () => takeOut(ids), redo: null })
    if (ids[0]) onOpen(ids[0])
    return true
  }
  return { history, said, setSaid, move: (id: string, to: Place) => void move(id, to), step, stepChapter, add }
}
