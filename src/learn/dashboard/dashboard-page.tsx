import type { ComponentType } from 'react'
import { now } from '../../providers/device/clock'
import { beginsAsStaff, isTutor, useViewer, type Viewer } from '../../providers/sign-in/viewer'
import { PageHeader } from '../../ui/page/page-header'
import { formatLondonDate } from '../../ui/time/london-time'
import { StaffDashboard } from './staff/staff-dashboard'
import { StudentDashboard } from './student/student-dashboard'
import { TutorDashboard } from './tutor/tutor-dashboard'

/** The start page: one query, and only the cards with content. */
export function DashboardPage() {
  return <Page title="Dashboard" cardsOf={cardsOf} />
}

/** The staff's dashboard, also for people whose start page is another. */
export function StaffDashboardPage() {
  return <Page title="Staff dashboard" cardsOf={() => StaffDashboard} />
}

type Cards = ComponentType<{ viewer: Viewer }>

function Page({ title, cardsOf }: { title: string; cardsOf: (viewer: Viewer) => Cards }) {
  const viewer = useViewer()
  const Cards = viewer && cardsOf(viewer)
  return (
    <>
      <PageHeader title={title} sub={formatLondonDate(now(), 'long')} />
      {Cards && <Cards viewer={viewer} />}
    </>
  )
}

function cardsOf(viewer: Viewer): Cards {
  if (beginsAsStaff(viewer)) return StaffDashboard
  return isTutor(viewer) ? TutorDashboard : StudentDashboard
}
