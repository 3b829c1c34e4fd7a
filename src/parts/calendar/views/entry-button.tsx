import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CalendarEntry, type Opening, spokenEntry } from '../entries/entry'

interface EntryButtonProps {
  entry: CalendarEntry
  className?: string | undefined
  /** What a pointer that rests on it reads. */
  title?: string | undefined
  /** Whether what stands in it says less than who hears it needs; it then hears the entry in full. */
  isShort?: boolean
  onOpen: (opening: Opening) => void
  children: ReactNode
}

/** An entry as what opens it: its sheet, its page, or nothing. Arrow keys go from one to the next. */
export function EntryButton({ entry, className, title, isShort = true, onOpen, children }: EntryButtonProps) {
  const { kind, opens } = entry
  const shared = { className, title, 'data-kind': kind, 'data-entry': '' }
  const spoken = isShort ? spokenEntry(entry) : undefined
  if (!opens)
    return isShort ? (
      <div className={className} title={title} data-kind={kind} role="img" aria-label={spoken}>
        {children}
      </div>
    ) : (
      <div className={className} title={title} data-kind={kind}>
        {children}
      </div>
    )
  if (opens.to !== undefined)
    return (
      <Link {...shared} aria-label={spoken} to={opens.to}>
        {children}
      </Link>
    )
  return (
    <button type="button" {...shared} aria-haspopup="dialog" aria-label={spoken} onClick={() => onOpen(opens)}>
      {children}
    </button>
  )
}
