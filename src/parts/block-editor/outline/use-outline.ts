import { useState } from 'react'
import type { ContentBlockInput } from '../../../../schema/generated/types'
import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { showError } from '../../../providers/api/errors'
import { idempotencyKey, invalidate, queryClient, useApi } from '../../../providers/api/query'
import { withRetries } from '../../../providers/api/retry'
import { useLive } from '../../../providers/live/live'
import type { OutlineBlock, OutlineChapter } from '../blocks'
import {
  EditorBlockDelete,
  EditorBlockMove,
  EditorBlocksAdd,
  EditorChapterAdd,
  EditorChapterDelete,
  EditorChaptersChange,
  EditorOutline,
  type EditorOutlineQuery,
} from '../editor.documents'
import { groupsOf, moved, type Place, placeOf } from './places'

/** The chapters and blocks of a content, and what can be done with them. */
export function useOutline(contentId: string) {
  const query = useApi(EditorOutline, { contentId })
  useLive(['ContentBlock', 'ContentChapter'], ['EditorOutline', 'EditorBlock'])
  const changes = useChanges(contentId)
  const chapters = query.data?.contentChapters ?? []
  const blocks = query.data?.contentBlocks ?? []

  return {
    query,
    chapters,
    blocks,
    areas: query.data?.practiceAreas ?? [],
    groups: groupsOf(chapters, blocks),
    busy: changes.busy,
    ...blockDeeds(contentId, chapters, blocks, changes),
    ...chapterDeeds(contentId, chapters, changes),
  }
}

export type Outline = ReturnType<typeof useOutline>

type Changes = ReturnType<typeof useChanges>

/** Shows a change of the outline at once, then makes it. */
function useChanges(contentId: string) {
  const [busy, setBusy] = useState(false)
  const show = (change: (now: EditorOutlineQuery) => EditorOutlineQuery) =>
    queryClient.setQueryData<EditorOutlineQuery>(['EditorOutline', { contentId }], (now) => now && change(now))
  /** Makes a change, and shows what has become of it. */
  const act = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) showError(error)
      return null
    } finally {
      setBusy(false)
      await invalidate('EditorOutline')
    }
  }
  return { busy, show, act }
}

function blockDeeds(
  contentId: string,
  chapters: readonly OutlineChapter[],
  blocks: readonly OutlineBlock[],
  { show, act }: Changes,
) {
  return {
    /** Moves a block; answers where it stood, or null if it could not be moved. */
    async move(blockId: string, to: Place): Promise<Place | null> {
      const from = placeOf(groupsOf(chapters, blocks), blockId)
      if (!from) return null
      show((now) => ({ ...now, contentBlocks: moved(now.contentBlocks, blockId, to) }))
      return (await act(() => request(EditorBlockMove, { id: blockId, ...to }))) && from
    },

    /** Adds blocks at the end of a chapter, all or none; answers their ids. A lost answer adds nothing twice. */
    async add(blocks: readonly ContentBlockInput[], chapterId: string | null): Promise<string[] | null> {
      const variables = { contentId, chapterId, blocks: [...blocks], idempotencyKey: idempotencyKey() }
      const added = await act(() => withRetries(() => request(EditorBlocksAdd, variables)))
      return added?.contentBlocksCreate.map(({ id }) => id) ?? null
    },

    /** Deletes a block. Throws the server's refusal. */
    async remove(blockId: string): Promise<void> {
      await request(EditorBlockDelete, { id: blockId })
      await invalidate('EditorOutline')
    },
  }
}

function chapterDeeds(contentId: string, chapters: readonly OutlineChapter[], { show, act }: Changes) {
  return {
    /** Adds a chapter at the end. Throws the server's refusal. */
    async addChapter(title: string): Promise<void> {
      await request(EditorChapterAdd, { contentId, title, position: chapters.length })
      await invalidate('EditorOutline')
    },
    /** Throws the server's refusal. */
    async renameChapter(id: string, title: string): Promise<void> {
      await request(EditorChaptersChange, { contentId, chapters: [{ id, title }] })
      await invalidate('EditorOutline')
    },
    expandChapter: (id: string, expanded: boolean) => {
      show((now) => ({
        ...now,
        contentChapters: now.contentChapters.map((each) => (each.id === id ? { ...each, expanded } : each)),
      }))
      return act(() => request(EditorChaptersChange, { contentId, chapters: [{ id, expanded }] }))
    },
    orderChapters: (order: readonly OutlineChapter[]) => {
      const placed = order.map((chapter, position) => ({ ...chapter, position }))
      show((now) => ({ ...now, contentChapters: placed }))
      return act(() =>
        request(EditorChaptersChange, { contentId, chapters: placed.map(({ id, position }) => ({ id, position })) }),
      )
    },
    async removeChapter(id: string): Promise<void> {
      await request(EditorChapterDelete, { id })
      await invalidate('EditorOutline')
    },
  }
}
