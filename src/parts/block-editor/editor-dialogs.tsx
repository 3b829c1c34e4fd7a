import { contentChapterCreate } from '../../../schema/generated/limits'
import { ChapterDialog } from '../chapters/chapter-dialog'
import { nameOf } from './blocks'
import { DeleteBlock } from './delete-block'
import { BlockChapter } from './outline/block-chapter'
import { PasteDialog } from './paste/paste-dialog'
import type { Editor } from './use-editor'

/** What the editor asks over the page. */
export function EditorDialogs({ editor }: { editor: Editor }) {
  const { asked, outline, deeds } = editor
  const onClose = () => editor.setAsked(null)
  if (!asked) return null
  if ('paste' in asked) {
    const place = outline.chapters.find(({ id }) => id === editor.chapterId)?.title ?? 'the bundle'
    return <PasteDialog areas={outline.areas} place={place} onAdd={deeds.add} onClose={onClose} />
  }
  if ('remove' in asked) {
    const block = outline.blocks.find(({ id }) => id === asked.remove)
    const remove = async () => {
      await outline.remove(asked.remove)
      editor.open(null)
      deeds.setSaid('The block is deleted.')
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
      onStep={(by) => deeds.stepChapter(chapter.id, by)}
      onDelete={() => outline.removeChapter(chapter.id)}
      onClose={onClose}
    />
  )
}
