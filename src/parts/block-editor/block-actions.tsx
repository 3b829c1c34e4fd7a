import type { ContentBlockInput } from '../../../schema/generated/types'
import { Button } from '../../ui/action/button'
import { Menu, type MenuEntry } from '../../ui/action/menu'
import { type Fields, sentOf } from './form/draft-fields'
import { type Group, type Place, placeOf } from './outline/places'

interface BlockActionsProps {
  blockId: string
  groups: readonly Group[]
  onMove: (blockId: string, to: Place) => void
  onStep: (blockId: string, by: -1 | 1) => void
  onDuplicate: () => void
  onDelete: () => void
}

/** Moves, copies or deletes the open block; all that dragging does too. */
export function BlockActions({ blockId, groups, onMove, onStep, onDuplicate, onDelete }: BlockActionsProps) {
  const here = placeOf(groups, blockId)?.chapterId
  const steps: MenuEntry[] = [
    { label: 'Up', icon: 'up', onSelect: () => onStep(blockId, -1) },
    { label: 'Down', icon: 'down', onSelect: () => onStep(blockId, 1) },
  ]
  const chapters: MenuEntry[] = groups.flatMap(({ chapter, blocks }) =>
    chapter && chapter.id !== here
      ? [
          {
            label: `To ${chapter.title}`,
            onSelect: () => onMove(blockId, { chapterId: chapter.id, position: blocks.length }),
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
      <Button variant="quiet" size="sm" icon="copy" label="Duplicate" onClick={onDuplicate} />
      <Button variant="quiet" size="sm" icon="trash" label="Delete" onClick={onDelete} />
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
