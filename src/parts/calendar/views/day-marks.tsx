import { clsx } from 'clsx'
import type { CalendarEntry } from '../entries/entry'
import styles from './day-marks.module.css'
import { Mark } from './mark'

const SHOWN = 4

/** What a day holds, as signs below its number, for those who see them. */
export function DayMarks({ entries, className }: { entries: readonly CalendarEntry[]; className?: string }) {
  return (
    <span className={clsx(styles.marks, className)} aria-hidden="true">
      {entries.slice(0, SHOWN).map(({ key, kind }) => (
        <Mark key={key} kind={kind} />
      ))}
    </span>
  )
}

/** '1 entry', or '3 entries', for those who hear it. */
export const countWords = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)
