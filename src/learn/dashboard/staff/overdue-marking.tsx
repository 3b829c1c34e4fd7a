import { nameOf } from '../../../nouns/session/attendees'
import { byDueTime } from '../../../nouns/session/marks-due'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { formatRelative } from '../../../ui/time/london-time'
import type { StaffDashboardQuery, ToMarkFragment } from './staff.documents'

interface OverdueMarkingProps {
  /** The first of those whose marks are overdue, and how many there are. */
  work: NonNullable<StaffDashboardQuery['toMark']>
  now: number
  canOpen: boolean
  lined: boolean
}

/** Work with overdue marks, seven days after the hand-in, the longest overdue first. Hidden if there is none. */
export function OverdueMarking({ work, now, canOpen, lined }: OverdueMarkingProps) {
  const overdue = byDueTime(work.entries).filter(({ due }) => due < now)
  if (!overdue.length) return null
  return (
    <Card
      title="Marks overdue"
      count={work.pageInfo.totalCount}
      lined={lined}
      actions={
        canOpen && (
          <LinkButton to="/sessions?view=marks-overdue" size="sm" variant="quiet">
            All
          </LinkButton>
        )
      }
    >
      <RowList tight>
        {overdue.map(({ session, due }) => (
          <Row
            key={session.id}
            title={session.name}
            to={canOpen ? `/sessions/${session.id}` : undefined}
            meta={[markersOf(session) || 'Nobody marks it', nameOf(session, 'candidate')].filter(Boolean).join(', of ')}
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
