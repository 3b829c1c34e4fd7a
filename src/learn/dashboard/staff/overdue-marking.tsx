import { byDueTime } from '../../../nouns/session/marks-due'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { formatRelative } from '../../../ui/time/london-time'
import type { ToMarkFragment } from '../dashboard.documents'

const SHOWN = 5

interface OverdueMarkingProps {
  sessions: readonly ToMarkFragment[]
  now: number
  canOpen: boolean
}

/** Work with overdue marks, seven days after the hand-in, the longest overdue first. Hidden if there is none. */
export function OverdueMarking({ sessions, now, canOpen }: OverdueMarkingProps) {
  const overdue = byDueTime(sessions).filter(({ due }) => due < now)
  if (!overdue.length) return null
  return (
    <Card
      title="Marks overdue"
      count={overdue.length}
      actions={
        canOpen && (
          <LinkButton to="/sessions?view=marks-overdue" size="sm" variant="quiet">
            All
          </LinkButton>
        )
      }
    >
      <RowList tight>
        {overdue.slice(0, SHOWN).map(({ session, due }) => (
          <Row
            key={session.id}
            title={session.name}
            to={canOpen ? `/sessions/${session.id}` : undefined}
            meta={markersOf(session) || 'Nobody marks it'}
            end={
              <Tag icon="warn" kind="warning">
                {`Due ${formatRelative(due, now)}`}
              </Tag>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

const markersOf = ({ attendees, status }: ToMarkFragment) =>
  attendees
    .filter(({ role }) => (status === 'in_review' ? role === 'reviewer' : role === 'tutor' || role === 'interviewer'))
    .flatMap(({ user }) => user?.fullName ?? [])
    .join(', ')
