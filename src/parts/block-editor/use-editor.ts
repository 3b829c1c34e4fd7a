import { useState } from 'react'
import type { OutlineChapter } from './blocks'
import { useOutline } from './outline/use-outline'
import { useDeeds } from './use-deeds'

export interface EditorOptions {
  contentId: string
  userId: string
  /** The open block, and how to open another. */
  blockId: string | null
  onOpen: (blockId: string | null) => void
  /** Where an asked question is corrected, by its id; without it nowhere. */
  correctAt?: (blockId: string) => string
}

/** What is asked over the page. A chapter that is null is a new one. */
export type Asked = { paste: true } | { chapter: OutlineChapter | null } | { remove: string }

/** What a narrow page shows of the editor. */
export type Pane = 'contents' | 'block' | 'preview'

/** The editor of a content: its outline, what is open of it, and what can be done with it. */
export function useEditor({ contentId, userId, blockId, onOpen, correctAt }: EditorOptions) {
  const outline = useOutline(contentId)
  const [pane, setPane] = useState<Pane>(blockId ? 'block' : 'contents')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [savedAtDesk, setSavedAtDesk] = useState<HTMLElement | null>(null)
  const [savedOnPhone, setSavedOnPhone] = useState<HTMLElement | null>(null)
  const open = (id: string | null) => {
    onOpen(id)
    setPane(id ? 'block' : 'contents')
  }
  const current = outline.blocks.find(({ id }) => id === blockId)
  const last = outline.groups.findLast(({ chapter }) => chapter)?.chapter?.id ?? null
  /** Where new blocks go. */
  const chapterId = current ? current.chapterId : last
  const deeds = useDeeds({ outline, blockId, chapterId, onOpen: open })
  return {
    ...{ contentId, userId, blockId, correctAt, outline, deeds, chapterId, open, pane, setPane, asked, setAsked },
    ...{ setSavedAtDesk, setSavedOnPhone },
    /** The places for 'Saved 12:03', at a desk and on a phone. */
    savedHosts: [savedAtDesk, savedOnPhone],
  }
}

export type Editor = ReturnType<typeof useEditor>
