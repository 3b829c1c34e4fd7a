import { Card } from '../../components/card'
import { LinkButton } from '../../components/link-button'
import { formatMoney } from '../../components/money'
import { Row, RowList } from '../../components/row-list'
import { Relative, When } from '../../components/when'
import type { StudentDashboardQuery } from './dashboard.documents'

const DAY_MS = 86_400_000
const NEWS_MS = 3 * DAY_MS

interface NeedsYouProps {
  data: StudentDashboardQuery
  now: number
}

/** What waits for the reader: unpaid holds, answers due within a day, marks that have come out. Hides itself when nothing does. */
export function NeedsYou({ data, now }: NeedsYouProps) {
  const { held, due, released } = whatNeedsYou(data, now)
  const count = held.length + due.length + released.length
  if (!count) return null
  return (
    <Card title="Needs you" count={count}>
      <RowList>
        {held.map((session) => (
          <Row
            key={session.id}
            title={`${session.name} is held and unpaid`}
            meta={
              <>
                <When at={session.startAt} />. The hold ends at <When at={session.holdUntil ?? ''} show="time" />.
              </>
            }
            end={
              <LinkButton to={`/booking/confirmation?session=${session.id}`} size="sm">
                {session.price ? `Pay ${formatMoney(session.price)}` : 'Confirm'}
              </LinkButton>
            }
          />
        ))}
        {due.map((session) => (
          <Row
            key={session.id}
            title={`${session.name}: your answer is due`}
            meta={
              <>
                {session.practiceArea?.name}. <When at={session.deadline ?? ''} />,{' '}
                <Relative at={session.deadline ?? ''} now={now} />.
              </>
            }
            end={<Open id={session.id} name={session.name} label="Open" />}
          />
        ))}
        {released.map((session) => (
          <Row
            key={session.id}
            title={`Marks are out: ${session.name}`}
            meta={
              <>
                {session.practiceArea?.name}, <Relative at={session.marked ?? ''} now={now} />.
              </>
            }
            end={<Open id={session.id} name={session.name} label="Read" />}
          />
        ))}
      </RowList>
    </Card>
  )
}

function Open({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <LinkButton to={`/classroom/${id}`} size="sm" aria-label={`${label}: ${name}`}>
      {label}
    </LinkButton>
  )
}

/** The three kinds of what waits. */
export function whatNeedsYou({ upcoming, released }: StudentDashboardQuery, now: number) {
  return {
    held: upcoming.entries.filter(({ status, holdUntil }) => status === 'pending' && Date.parse(holdUntil ?? '') > now),
    due: upcoming.entries.filter(({ status, deadline, startAt }) => {
      const left = Date.parse(deadline ?? '') - now
      return status !== 'pending' && Date.parse(startAt) <= now && left > 0 && left < DAY_MS
    }),
    released: released.entries.filter(({ marked }) => now - Date.parse(marked ?? '') < NEWS_MS),
  }
}
