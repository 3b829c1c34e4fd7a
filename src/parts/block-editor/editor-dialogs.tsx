import { contentChapterCreate } from '../../../schema/generated/limits'
import type { ContentBlockInput } from '../../../schema/generated/types'
import { ChapterDialog } from '../chapters/chapter-dialog'
import { nameOf, type OutlineChapter } from './blocks'
import { DeleteBlock } from './delete-block'
import { BlockChapter } from './outline/block-chapter'
import type { Outline } from './outline/use-outline'
import { PasteDialog } from './paste/paste-dialog'

export type Asked = { paste: true } | { chapter: OutlineChapter | null } | { remove: string }

interface EditorDialogsProps {
  asked: Asked | null
  outline: Outline
  /** Where pasted blocks go, in words. */
  place: string
  onAdd: (blocks: ContentBlockInput[]) => Promise<boolean>
  onStepChapter: (chapterId: string, by: -1 | 1) => void
  onRemoved: () => void
  onClose: () => void
}

/** What the editor asks over the page. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { asked, outline, place, onAdd, onStepChapter, onRemoved, onClose } = props
  if (!asked) return null
  if ('paste' in asked) return <PasteDialog areas={outline.areas} place={place} onAdd={onAdd} onClose={onClose} />
  if ('remove' in asked) {
    const block = outline.blocks.find(({ id }) => id === asked.remove)
    const remove = async () => {
      await outline.remove(asked.remove)
      onRemoved()
    }
    return <DeleteBlock name={block ? nameOf(block) : 'this block'} onDelete={remove} onClose={onClose} />
  }
  const { chapter } = asked
  if (!chapter) return <ChapterDialog most={contentChapterCreate.title} onSave={outline.addChapter} onClose={onClose} />
  return (
    <BlockChapter
      chapter={chapter}
      count={outline.groups.find((each) => each.chapter?.id === chapter.id)?.blocks.length ?? 0}
      onSave={(title) => outline.renameChapter(chapter.id, title)}
      onStep={(by) => onStepChapter(chapter.id, by)}
      onDelete={() => outline.removeChapter(chapter.id)}
      onClose={onClose}
    />
  )
}
