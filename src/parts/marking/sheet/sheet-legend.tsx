import { Button } from '../../../ui/action/button'
import styles from './sheet-legend.module.css'

/** What the keys of the sheet do, and a button that takes the last grade or comment back. */
export function SheetLegend({ onUndo }: { onUndo: (() => void) | undefined }) {
  return (
    <div className={styles.legend}>
      <p className="only-wide">
        <kbd>A</kbd>–<kbd>F</kbd> grade and go on, <kbd>Enter</kbd> comment, <kbd>Q</kbd> quote what is selected,{' '}
        <kbd>Shift</kbd> <kbd>↑</kbd> back, <kbd>Ctrl</kbd> <kbd>Enter</kbd> release
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon="undo"
        aria-keyshortcuts="Control+Z"
        aria-disabled={!onUndo || undefined}
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  )
}
