import type { ContentBlockInput } from '../../../schema/generated/types'
import { Button } from '../../ui/action/button'
import { Menu, type MenuEntry } from '../../ui/action/menu'
import type { EditedBlock } from './blocks'
import { type Fields, sentOf } from './form/draft-fields'
import { placeOf } from './outline/places'
import type { Editor } from './use-editor'

interface BlockActionsProps {
  editor: Editor
  block: EditedBlock
  fields: Fields
}

/** Moves, copies or deletes the open block; all that dragging does too. */
export function BlockActions({ editor, block, fields }: BlockActionsProps) {
  const { outline, deeds, setAsked } = editor
  const here = placeOf(outline.groups, block.id)?.chapterId
  const steps: MenuEntry[] = [
    { label: 'Up', icon: 'up', onSelect: () => deeds.step(block.id, -1) },
    { label: 'Down', icon: 'down', onSelect: () => deeds.step(block.id, 1) },
  ]
  const chapters: MenuEntry[] = outline.groups.flatMap(({ chapter, blocks }) =>
    chapter && chapter.id !== here
      ? [
          {
            label: `To ${chapter.title}`,
            onSelect: () => deeds.move(block.id, { chapterId: chapter.id, position: blocks.length }),
          },
        ]
      : [],
  )
  return (
    <>
      <Menu
        label="Move this block"
        align="end"
        trigger={(trigger) => (
          <Button variant="quiet" size="sm" {...trigger}>
            Move
          </Button>
        )}
        groups={[steps, chapters].filter((group) => group.length > 0)}
      />
      <Button
        variant="quiet"
        size="sm"
        icon="copy"
        label="Duplicate"
        onClick={() => void deeds.add([copyOf(block.type, fields)])}
      />
      <Button variant="quiet" size="sm" icon="trash" label="Delete" onClick={() => setAsked({ remove: block.id })} />
    </>
  )
}

/** A block's text as a new block; its options get ids of their own. */
export function copyOf(type: ContentBlockInput['type'], fields: Fields): ContentBlockInput {
  const { answerOptions: _, subtype, ...rest } = sentOf(fields)
  const options = fields.answerOptions?.map(({ body, correct, match, feedback }) => ({
    body,
    correct,
    match,
    feedback,
  }))
  return { ...rest, type, subtype: subtype ?? fields.subtype, answerOptions: options ?? null }
}
