import { Calendar } from '../../parts/calendar/calendar'
import { SessionSheet } from '../../parts/calendar/session-sheet'
import { isTutor, useViewer, type Viewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { PageHeader } from '../../ui/page/page-header'
import { Tabs } from '../../ui/page/tabs'
import { StudentSteps, TutorSteps } from './next-steps'

const tabs = [
  { to: '/calendar/events', label: 'Events' },
  { to: '/calendar/slots', label: 'Slots' },
]

/** One's own sessions, events, study days and deadlines by month, week, day or as a list. */
export function CalendarEventsPage() {
  const viewer = useViewer()
  const tutor = viewer !== null && isTutor(viewer)
  return (
    <Calendar
      personId={viewer?.id}
      head={(period) => <Head viewer={viewer} period={period} />}
      sheet={(id, onClose) => <SessionSheet id={id} viewerId={viewer?.id} onClose={onClose} />}
      eventAt={(id) => `/smart-events/${id}`}
      steps={(exam) => (tutor ? <TutorSteps /> : <StudentSteps exam={exam} />)}
    />
  )
}

function Head({ viewer, period }: { viewer: Viewer | null; period: string }) {
  const tutor = viewer !== null && isTutor(viewer)
  return (
    <PageHeader
      title="Calendar"
      sub={<span className="num">{period}</span>}
      actions={
        viewer && (
          <>
            <LinkButton to="/account#calendar" icon="link">
              Feeds<span className="only-wide"> and busy times</span>
            </LinkButton>
            {!tutor && (
              <LinkButton to="/booking" variant="primary" icon="plus" className="only-wide">
                Book a session
              </LinkButton>
            )}
          </>
        )
      }
      tabs={tutor && <Tabs label="Calendar" items={tabs} />}
    />
  )
}
