import { useState } from 'react'
import type { ContentBlockInput } from '../../../schema/generated/types'
import type { Setting } from './block-form'
import { nameOf } from './blocks'
import { History, isField, type Step } from './history'
import { groupsOf, moved, type Place, placeWords, stepped } from './outline/places'
import type { Outline } from './outline/use-outline'

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
  const [history] = useState(() => new History())
  const [said, setSaid] = useState('')
  const [setting, setSetting] = useState<Setting | null>(null)

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
    const order = groups.flatMap(({ chapter }) => chapter ?? [])
    const at = order.findIndex((each) => each.id === id)
    const to = at + by
    if (to < 0 || to >= order.length) return setSaid(stands(by))
    const next = [...order]
    next.splice(to, 0, ...next.splice(at, 1))
    void outline.orderChapters(next)
    setSaid(`Chapter ${order[at]?.title} moved to place ${to + 1} of ${order.length}.`)
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
  const take = (step: Step | undefined, back: boolean) => {
    if (!step) return
    if (!isField(step)) {
      setSaid(back ? `Took back ${step.label}.` : `Did ${step.label} again.`)
      return void (back ? step.undo() : step.redo?.())
    }
    if (step.blockId !== blockId) onOpen(step.blockId)
    setSetting({ blockId: step.blockId, field: step.field, value: back ? step.before : step.after, isDone: false })
    setSaid(back ? 'Took back the last change.' : 'Did the change again.')
  }
  return {
    history,
    said,
    setSaid,
    setting,
    move: (id: string, to: Place) => void move(id, to),
    step,
    stepChapter,
    add,
    undo: () => take(history.undo(), true),
    redo: () => take(history.redo(), false),
  }
}
