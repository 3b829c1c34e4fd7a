import type { ContentStatus } from '../../../schema/generated/types'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import styles from './status-word.module.css'

const looks: Record<ContentStatus, { icon: IconName; word: string }> = {
  draft: { icon: 'pen', word: 'Draft' },
  in_review: { icon: 'eye', word: 'In review' },
  published: { icon: 'check', word: 'Published' },
  archived: { icon: 'lock', word: 'Archived' },
}

/** How far a mock is on its way to students, by an icon and a word. */
export function StatusWord({ status }: { status: ContentStatus | null }) {
  if (!status) return null
  const { icon, word } = looks[status]
  return (
    <span className={styles.status}>
      <Icon name={icon} size="sm" />
      {word}
    </span>
  )
}
