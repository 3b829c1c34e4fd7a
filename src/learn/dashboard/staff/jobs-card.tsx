import type { QueueJobKind } from '../../../../schema/generated/types'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import type { StaffDashboardQuery } from '../dashboard.documents'
import styles from '../dashboard.module.css'

const kinds: Record<QueueJobKind, string> = { mail: 'Mail', push: 'Push' }

/** The server's failed and waiting jobs. Hidden if there are none. */
export function JobsCard({ failedJobs, waitingJobs }: Pick<StaffDashboardQuery, 'failedJobs' | 'waitingJobs'>) {
  const [failed, waiting] = [failedJobs?.pageInfo.totalCount ?? 0, waitingJobs?.pageInfo.totalCount ?? 0]
  if (failed + waiting === 0) return null
  return (
    <Card
      title="Jobs"
      foot={
        <LinkButton to={failed > 0 ? '/settings/queue?state=failed' : '/settings/queue'} size="sm">
          {failed > 0 ? 'See and retry' : 'See the queue'}
        </LinkButton>
      }
    >
      <div className="btn-row">
        {failed > 0 && (
          <Tag icon="stop" kind="negative">
            {`${failed} failed`}
          </Tag>
        )}
        {waiting > 0 && <Tag icon="clock">{`${waiting} waiting`}</Tag>}
      </div>
      {failedJobs && failed > 0 && (
        <div className={styles.below}>
          <RowList tight>
            {failedJobs.entries.map(({ id, kind, error }) => (
              <Row key={id} title={kinds[kind]} meta={error} />
            ))}
          </RowList>
        </div>
      )}
    </Card>
  )
}
