import { clockOf } from '../../../parts/player/lecture/clock-words'
import { Button } from '../../../ui/action/button'
import type { Asked } from './asked'
import type { Chapter, Slide } from './moves'
import styles from './slide-outline.module.css'
import { Ways } from './ways'

interface PartHeadProps {
  /** Null: the slides outside any chapter. */
  chapter: Chapter | null
  slides: readonly Slide[]
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
  onAsk: (asked: Asked) => void
}

/** A chapter's title and length, and what can be done with it. */
export function PartHead({ chapter, slides, isFirst, isLast, onStep, onAsk }: PartHeadProps) {
  const seconds = slides.reduce((sum, { meta }) => sum + (meta?.seconds ?? 0), 0)
  return (
    <header className={styles.head} data-row={chapter?.id}>
      <h3 className={styles.title}>
        {chapter?.title ?? 'Outside any chapter'} <span className="n num">{slides.length}</span>
      </h3>
      <span className={styles.length}>{seconds > 0 && clockOf(seconds)}</span>
      <Button
        variant="quiet"
        size="sm"
        icon="plus"
        label={chapter ? `Add a slide to ${chapter.title}` : 'Add a slide outside any chapter'}
        onClick={() => onAsk({ task: 'add slide', chapterId: chapter?.id ?? null })}
      />
      {chapter && (
        <Ways
          name={chapter.title}
          isFirst={isFirst}
          isLast={isLast}
          onStep={onStep}
          first={[{ label: 'Rename', icon: 'studio', onSelect: () => onAsk({ task: 'rename chapter', chapter }) }]}
          last={[
            {
              label: 'Delete',
              icon: 'trash',
              danger: true,
              onSelect: () => onAsk({ task: 'delete chapter', chapter, count: slides.length }),
            },
          ]}
        />
      )}
    </header>
  )
}
