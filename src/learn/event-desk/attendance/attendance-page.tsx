import { correctableUntil, markingClosed } from '../../../../rules/groups/attendance'
import { marksFrom } from '../../../../rules/groups/meetings'
import { now } from '../../../providers/device/clock'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { When } from '../../../ui/time/when'
import { EventFrame } from '../head/event-frame'
import { marksEvent } from '../head/event-rights'
import type { LedEvent } from '../head/use-event'
import { Afterwards } from './afterwards'
import { Taking } from './taking'
import { useAttendance } from './use-attendance'
import { useInstant } from './use-instant'

/** Who came to an event: taken while it is on, and looked through afterwards. */
export function AttendancePage() {
  useLive(['MeetingMember'], ['DeskAttendance'])
  return (
    <EventFrame part="Attendance">
      {(event) => {
        const { status } = event
        if (status === 'draft' || status === 'cancelled') return <NotTaken event={event} />
        return <Attendance key={event.id} event={event} />
      }}
    </EventFrame>
  )
}

function Attendance({ event }: { event: LedEvent }) {
  const viewer = useViewer()
  const attendance = useAttendance(event)
  useInstant(marksFrom(event.startAt), Date.parse(event.endAt), correctableUntil(event.endAt))
  const marks = marksEvent(viewer, event)
  const closed = markingClosed(event, now())
  if (closed === 'early') return <TooEarly event={event} />
  const isOver = Date.parse(event.endAt) <= now()
  const isTaken = !marks || closed !== null || (isOver && event.attendanceFinishedAt !== null)
  return isTaken ? (
    <Afterwards event={event} attendance={attendance} marks={marks} />
  ) : (
    <Taking event={event} attendance={attendance} />
  )
}

const TooEarly = ({ event: { startAt } }: { event: LedEvent }) => (
  <Card>
    <EmptyState icon="clock" title="Attendance is taken at the event">
      From <When at={marksFrom(startAt)} />, 15 minutes before the start.
    </EmptyState>
  </Card>
)

const NotTaken = ({ event: { id, status } }: { event: LedEvent }) => (
  <Card>
    <EmptyState
      icon="events"
      title={status === 'draft' ? 'Nobody comes to a draft' : 'This event is cancelled'}
      action={<LinkButton to={`/smart-events/${id}/tickets`}>To its tickets</LinkButton>}
    >
      {status === 'draft' ? 'Attendance is taken once it is published.' : 'Attendance is not taken any more.'}
    </EmptyState>
  </Card>
)
