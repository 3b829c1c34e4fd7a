import { Link } from 'react-router'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { addDays, dayOf, dayWords } from '../../ui/time/london-days'
import { Queued as QueuedQuery } from './next-steps.documents'

type QueuedProps = { sessionId: string } | { attemptId: string }

/** How much of what was weak comes back in the person's reviews, and when the first of it does. Nothing while there is none. */
export function Queued(of: QueuedProps) {
  const { data } = useApi(QueuedQuery, of, { staleTime: 0 })
  const { cards = 0, first = null } = data?.reviewQueued ?? {}
  if (!cards || !first) return null
  const what = 'sessionId' in of ? 'criteria' : 'questions'
  return (
    <p>
      {cards === 1 ? `1 of these ${what} is in ` : `${cards} of these ${what} are in `}
      <Link to="/library">your reviews</Link>
      {cards === 1 ? `, and comes back ${whenWords(first)}.` : `. The first comes back ${whenWords(first)}.`}
    </p>
  )
}

function whenWords(day: string): string {
  const today = dayOf(now())
  if (day <= today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : `on ${dayWords(day)}`
}
