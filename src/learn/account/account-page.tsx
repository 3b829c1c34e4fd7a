import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { askAhead, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { isStaff, isTutor, useViewer } from '../../providers/sign-in/viewer'
import { getViewing } from '../../providers/sign-in/viewing-store'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import type { SectionProps } from './account'
import { Account } from './account.documents'
import styles from './account.module.css'
import { AppearanceSection } from './appearance-section'
import { CalendarsSection } from './calendars/calendars-section'
import { DeviceSection } from './device-section'
import { ExamSection } from './exam-section'
import { MoneySection } from './money-section'
import { NotificationsSection } from './notifications/notifications-section'
import { PrivacySection } from './privacy-section'
import { ProfileSection } from './profile/profile-section'
import { SignInSection } from './sign-in/sign-in-section'
import { TourSection } from './tour-section'
import { useHashPlace } from './use-hash-place'

interface AccountSection {
  id: string
  title: string
  Section: ComponentType<SectionProps>
  forStudents?: true
}

/** The sections in order; the id is the hash in the address, as in /account#sign-in. */
const sections: readonly AccountSection[] = [
  { id: 'profile', title: 'Profile', Section: ProfileSection },
  { id: 'exam', title: 'Exam profile', Section: ExamSection, forStudents: true },
  { id: 'sign-in', title: 'Sign-in', Section: SignInSection },
  { id: 'notifications', title: 'Notifications', Section: NotificationsSection },
  { id: 'calendar', title: 'Calendars', Section: CalendarsSection },
  { id: 'money', title: 'Money', Section: MoneySection },
  { id: 'appearance', title: 'Appearance', Section: AppearanceSection },
  { id: 'device', title: 'This device', Section: DeviceSection },
  { id: 'privacy', title: 'Privacy', Section: PrivacySection },
  { id: 'tour', title: 'Product tour', Section: TourSection },
]

/** Asks for the account before it is drawn. */
export const askAccount = () => {
  if (!getViewing()) askAhead(Account)
}

/** The signed-in person's account, on one page; closed to staff who view as somebody, since it shows how they sign in. */
export function AccountPage() {
  if (!getViewing()) return <OwnAccountPage />
  return (
    <>
      <PageHeader title="Account" />
      <Card>
        <EmptyState title="The account is closed while you view as somebody" icon="lock">
          It shows how a person signs in, and where they are told of things. What staff may know of it is on the
          person’s page.
        </EmptyState>
      </Card>
    </>
  )
}

function OwnAccountPage() {
  const { data, error, refetch, isFetching } = useApi(Account)
  useLive(
    ['User', 'Passkey', 'LinkedProvider', 'ExamSitting', 'CalendarFeed', 'BusyCalendar', 'Wallet'],
    ['Account', 'CurrentUser'],
  )
  const viewer = useViewer()
  const isStudent = viewer !== null && !isTutor(viewer) && !isStaff(viewer)
  const shown = sections.filter(({ forStudents }) => isStudent || !forStudents)
  const here = useHashPlace(data !== undefined, shown[0]?.id)
  return (
    <>
      <PageHeader title="Account" sub={data?.currentUser.email} />
      <div className={styles.account}>
        <nav className={styles.places} aria-label="Sections">
          <ul>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} aria-current={id === here ? 'location' : undefined} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {data &&
            shown.map(({ id, title, Section }) => (
              <div key={id} id={id} className={styles.place} tabIndex={-1}>
                <Card title={title}>
                  <Section account={data} />
                </Card>
              </div>
            ))}
          {!data && error && (
            <Card>
              <ErrorState title="Your account did not load" onRetry={() => void refetch()} retrying={isFetching} />
            </Card>
          )}
          {!data && !error && (
            <Loading label="Loading your account">
              <Skeleton height={640} />
            </Loading>
          )}
        </div>
      </div>
    </>
  )
}
