import { Navigate } from 'react-router'
import { Hours } from '../../parts/hours/hours'
import { holds, isTutor, useViewer } from '../../providers/sign-in/viewer'
import { PageHeader } from '../../ui/page/page-header'
import { Tabs } from '../../ui/page/tabs'

const tabs = [
  { to: '/calendar/events', label: 'Events' },
  { to: '/calendar/slots', label: 'Slots' },
]

/** A tutor's availability: the usual week, the exceptions, and existing bookings. */
export function CalendarSlotsPage() {
  const viewer = useViewer()
  if (!viewer) return null
  if (!isTutor(viewer) && !holds(viewer, 'manage_sessions')) return <Navigate to="/calendar/events" replace />
  return (
    <>
      <PageHeader
        title="Availability"
        sub="Your usual week, and the days that differ"
        tabs={<Tabs label="Calendar" items={tabs} />}
      />
      <Hours
        zone={viewer.timezone || 'Europe/London'}
        none="Students can book only the hours that you add. Hours repeat weekly until you change them."
      />
    </>
  )
}
