import { Link } from 'react-router'
import { Icon } from '../../../ui/action/icon'
import type { IconName } from '../../../ui/action/icon-paths'
import styles from './also-strip.module.css'
import type { StaffDashboardQuery } from './staff.documents'

type Waiting = Pick<
  StaffDashboardQuery,
  'failedJobs' | 'waitingJobs' | 'accessRequests' | 'bundlesToMark' | 'applicants'
>

/** What else waits, each with its number: requests for access, answers to mark, applicants to study groups, failed and waiting jobs. Hidden if there is nothing. */
export function AlsoStrip({ failedJobs, waitingJobs, accessRequests, applicants, bundlesToMark = [] }: Waiting) {
  const items: { label: string; icon: IconName; to: string; count: number }[] = [
    {
      label: 'Requests for access',
      icon: 'lock',
      to: '/library/requests',
      count: accessRequests?.pageInfo.totalCount ?? 0,
    },
    {
      label: 'Answers to mark',
      icon: 'pen',
      to: '/library/marking',
      count: bundlesToMark.reduce((sum, { waiting }) => sum + waiting, 0),
    },
    {
      label: 'Applicants',
      icon: 'groups',
      to: '/study-groups/applicants?state=requested',
      count: applicants?.pageInfo.totalCount ?? 0,
    },
    {
      label: 'Failed jobs',
      icon: 'refresh',
      to: '/settings/queue?state=failed',
      count: failedJobs?.pageInfo.totalCount ?? 0,
    },
    {
      label: 'Waiting jobs',
      icon: 'clock',
      to: '/settings/queue?state=waiting',
      count: waitingJobs?.pageInfo.totalCount ?? 0,
    },
  ]
  const shown = items.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  return (
    <ul className={styles.also} aria-label="Also waiting">
      {shown.map(({ label, icon, to, count }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} size="sm" />
            <span>{label}</span>
            <strong className="num">{count.toLocaleString('en-GB')}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}
