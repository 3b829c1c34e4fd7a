import { formatLondonDate } from '../../components/london-time'
import { PageHeader } from '../../components/page-header'
import { now } from '../../providers/clock'
import { hasAdminRights, isTutor, useViewer, type Viewer } from '../../providers/viewer'
import './dashboard.css'
import { StaffDashboard } from './staff-dashboard'
import { StudentDashboard } from './student-dashboard'
import { TutorDashboard } from './tutor-dashboard'

/** Where one lands: one question to the server, and only the cards that have something to say. */
export function DashboardPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHeader title="Dashboard" sub={formatLondonDate(now(), 'long')} />
      {viewer && <Cards viewer={viewer} />}
    </>
  )
}

function Cards({ viewer }: { viewer: Viewer }) {
  if (hasAdminRights(viewer)) return <StaffDashboard viewer={viewer} />
  if (isTutor(viewer)) return <TutorDashboard viewer={viewer} />
  if (viewer.abilities.length > 0) return <StaffDashboard viewer={viewer} />
  return <StudentDashboard viewer={viewer} />
}
