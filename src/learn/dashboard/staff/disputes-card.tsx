import { nameOf } from '../../../nouns/session/attendees'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { formatRelative } from '../../../ui/time/london-time'
import { When } from '../../../ui/time/when'
import type { StaffDashboardQuery } from './staff.documents'

interface DisputesCardProps {
  disputes: NonNullable<StaffDashboardQuery['disputes']>
  now: number
  canOpen: boolean
  lined: boolean
}

/** No-shows that their candidates dispute, the first to be answered first. Hidden if there is none. */
export function DisputesCard({ disputes: { entries, pageInfo }, now, canOpen, lined }: DisputesCardProps) {
  if (!entries.length) return null
  const open = entries
    .flatMap((session) => (session.noShowDispute ? [{ session, answerBy: session.noShowDispute.answerBy }] : []))
    .sort((a, b) => Date.parse(a.answerBy) - Date.parse(b.answerBy))
  return (
    <Card
      title="Disputed no-shows"
      count={pageInfo.totalCount}
      lined={lined}
      actions={
        canOpen && (
          <LinkButton to="/sessions?view=disputes" size="sm" variant="quiet">
            All disputes
          </LinkButton>
        )
      }
    >
      <RowList tight>
        {open.map(({ session, answerBy }) => {
          const isLate = Date.parse(answerBy) < now
          return (
            <Row
              key={session.id}
              title={session.name}
              to={canOpen ? `/sessions/${session.id}` : undefined}
              meta={
                <>
                  {nameOf(session, 'candidate')}, <When at={session.startAt} />
                </>
              }
              end={
                <Tag icon={isLate ? 'warn' : 'clock'} kind={isLate ? 'negative' : 'warning'}>
                  {`Answer due ${formatRelative(answerBy, now)}`}
                </Tag>
              }
            />
          )
        })}
      </RowList>
    </Card>
  )
}
