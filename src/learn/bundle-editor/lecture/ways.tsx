import { Button } from '../../../ui/action/button'
import { Menu, type MenuEntry } from '../../../ui/action/menu'
import { StepButtons } from '../../../ui/action/step-buttons'
import styles from './slide-outline.module.css'

interface WaysProps {
  /** What is moved and changed. */
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
  /** The menu's entries before and after those that move it. */
  first: readonly MenuEntry[]
  /** Moves other than by one step. */
  moves?: readonly MenuEntry[]
  last: readonly MenuEntry[]
}

/** What can be done with a slide or a chapter: a step up or down, and the rest in a menu; on a phone, all in the menu. */
export function Ways({ name, isFirst, isLast, onStep, first, moves = [], last }: WaysProps) {
  return (
    <span className={styles.ways}>
      <span className="only-wide">
        <StepButtons name={name} isFirst={isFirst} isLast={isLast} onStep={onStep} />
      </span>
      <Menu
        label={name}
        width={260}
        trigger={(trigger) => (
          <Button variant="quiet" size="sm" icon="more" label={`More for ${name}`} data-way="more" {...trigger} />
        )}
        groups={[
          first,
          [
            { label: 'Move up', icon: 'up', disabled: isFirst, onSelect: () => onStep(-1) },
            { label: 'Move down', icon: 'down', disabled: isLast, onSelect: () => onStep(1) },
          ],
          ...(moves.length > 0 ? [moves] : []),
          last,
        ]}
      />
    </span>
  )
}
