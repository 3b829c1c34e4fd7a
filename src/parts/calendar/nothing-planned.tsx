import type { ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { type Day, dayWords, mondayOf } from '../../ui/time/london-days'
import styles from './nothing-planned.module.css'
import { periodOf, type View } from './periods'

interface NothingPlannedProps {
  view: View
  date: Day
  today: Day
  /** Shows the kinds that are hidden, where only those have entries. */
  onShowAll: (() => void) | undefined
  /** What to do about it. */
  children: ReactNode
}

/** A period without entries: why, and the next steps. */
export function NothingPlanned({ view, date, today, onShowAll, children }: NothingPlannedProps) {
  const when = whenWords(view, date, today)
  if (onShowAll)
    return (
      <Card title={`Nothing of what you show is planned ${when}`} className={styles.nothing}>
        <p>The kinds that you have hidden do have entries.</p>
        <p>
          <Button onClick={onShowAll}>Show all kinds</Button>
        </p>
      </Card>
    )
  return (
    <Card title={`Nothing is planned ${when}`} className={styles.nothing}>
      {children}
    </Card>
  )
}

/** 'this week', 'in the week of Mon 16 Nov', 'on Thu 19 Nov', 'in November 2026'. */
function whenWords(view: View, date: Day, today: Day): string {
  if (view === 'day') return date === today ? /* text */ 'today' : `on ${dayWords(date)}`
  if (view === 'week' && mondayOf(date) === mondayOf(today)) return /* text */ 'this week'
  const { words } = periodOf(view, date)
  if (view === 'list') return `from ${words}`
  return view === 'week' ? `in the week of ${dayWords(mondayOf(date))}` : `in ${words}`
}
