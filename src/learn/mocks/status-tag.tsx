import type { ContentStatus } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'
import { Tag } from '../../ui/data/tag'

const looks: Record<ContentStatus, { icon: IconName; word: string }> = {
  draft: { icon: 'pen', word: 'Draft' },
  in_review: { icon: 'eye', word: 'In review' },
  published: { icon: 'check', word: 'Published' },
  archived: { icon: 'lock', word: 'Archived' },
}

/** How far a mock is on its way to students. */
export function StatusTag({ status }: { status: ContentStatus | null }) {
  if (!status) return null
  const { icon, word } = looks[status]
  return <Tag icon={icon}>{word}</Tag>
}
