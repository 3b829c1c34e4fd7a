import { examNames } from '../../../nouns/exam-sitting/exam-names'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { addDays, dayWords } from '../../../ui/time/london-days'
import { Relative } from '../../../ui/time/when'
import type { StaffDashboardQuery } from './staff.documents'

type People = Pick<StaffDashboardQuery, 'followUps' | 'signUps'>

const exams = { ...examNames, other: 'Another exam' }

/** People who signed up within this many days count as new. */
export const SIGN_UP_DAYS = 30

/** People to get in touch with: those with a due follow-up, then the newest sign-ups. Hidden if there are none. */
export function SignUps({ people, today, now }: { people: People; today: string; now: number }) {
  const { followUps, signUps } = people
  const [due, fresh] = [followUps?.pageInfo.totalCount ?? 0, signUps?.pageInfo.totalCount ?? 0]
  if (due + fresh === 0) return null
  const listed = new Set(followUps?.entries.map(({ id }) => id))
  return (
    <Card title="To follow up" count={due + fresh} foot={<Lists due={due} fresh={fresh} today={today} />}>
      <RowList tight>
        {followUps?.entries.map(({ id, fullName, email, followUp }) => (
          <Row
            key={id}
            title={fullName ?? email}
            to={`/users/${id}/profile`}
            meta={followUp && `Follow up on ${dayWords(followUp)}`}
            end={
              followUp && followUp < today ? (
                <Tag icon="warn" kind="warning">
                  Overdue
                </Tag>
              ) : (
                <Tag icon="calendar" kind="info">
                  Today
                </Tag>
              )
            }
          />
        ))}
        {signUps?.entries
          .filter(({ id }) => !listed.has(id))
          .map(({ id, fullName, email, preparation, insertedAt }) => (
            <Row
              key={id}
              title={fullName ?? email}
              to={`/users/${id}/profile`}
              meta={
                <>
                  Signed up <Relative at={insertedAt ?? ''} now={now} />
                  {preparation && `, ${exams[preparation]}`}
                </>
              }
              end={<Tag icon="user">New</Tag>}
            />
          ))}
      </RowList>
    </Card>
  )
}

/** The ways to the lists of both, and to the board of leads. */
const Lists = ({ due, fresh, today }: { due: number; fresh: number; today: string }) => (
  <div className="btn-row">
    {due > 0 && (
      <LinkButton to={`/users?followUpUntil=${today}&orderBy=follow_up`} size="sm">
        {`Due: ${due.toLocaleString('en-GB')}`}
      </LinkButton>
    )}
    {fresh > 0 && (
      <LinkButton
        to={`/users?contactStatus=new&types=aspiringSolicitor&from=${addDays(today, -SIGN_UP_DAYS)}`}
        size="sm"
      >
        {`New: ${fresh.toLocaleString('en-GB')}`}
      </LinkButton>
    )}
    <LinkButton to="/interest" size="sm" icon="flag">
      Interest
    </LinkButton>
  </div>
)
