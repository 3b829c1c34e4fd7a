import { examUntil } from '../../../rules/room/session-timing'
import { closesAt } from '../../nouns/session/state'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { DescriptionList } from '../../ui/data/description-list'
import { useTimeLeft } from '../../ui/time/use-time-left'
import { When } from '../../ui/time/when'
import classroomStyles from '../room/classroom.module.css'
import type { RoomSession } from '../room/session-parts'
import { adjustedWords, clockMinutes } from '../room/station-clock'
import { ClassroomClockStart } from './station.documents'
import { markingFacts, StationPage } from './station-page'

/** An exam before it is opened: its task is hidden, and its time begins with the opening and locks at its end. */
export function ExamStart({ session }: { session: RoomSession }) {
  const start = useSingleAction(ClassroomClockStart, { onSuccess: () => void invalidate('ClassroomSession') })
  const minutes = clockMinutes(session)
  const deadline = closesAt(session)
  // Draws the page anew as the time goes on, since the end depends on it.
  useTimeLeft(deadline, now, 'The window has closed')
  const until = examUntil(session, minutes, now())
  return (
    <StationPage
      title="The exam’s clock"
      brief={<ExamBrief session={session} minutes={minutes} />}
      does={[
        {
          icon: 'clock',
          words: (
            <>
              <strong>It runs on</strong> once you begin, on every device, also when you close the page.
            </>
          ),
        },
        {
          icon: 'bell',
          words: (
            <>
              <strong>It warns</strong> at 10, 5 and 1 minute.
            </>
          ),
        },
        {
          icon: 'lock',
          words: (
            <>
              <strong>It locks.</strong> If you begin now, your answers close <When at={until} />, and what is saved is
              handed in.
            </>
          ),
        },
      ]}
    >
      {until - now() < minutes * 60_000 && (
        <p className={classroomStyles.roomWarning}>The window closes before your whole time is over.</p>
      )}
      <Button variant="primary" size="lg" block busy={start.isPending} onClick={() => start.mutate({ id: session.id })}>
        {minutes === 1 ? 'Begin: 1 minute' : `Begin: ${minutes} minutes`}
      </Button>
    </StationPage>
  )
}

/** What is known of an exam before its task opens. */
function ExamBrief({ session, minutes }: { session: RoomSession; minutes: number }) {
  const adjusted = adjustedWords(session)
  return (
    <>
      <h2>{session.sessionType?.name ?? 'Exam'}</h2>
      <p>The task and the materials open when you begin, and your time runs from then. You can open it once.</p>
      <DescriptionList
        items={[
          { term: 'Your time', value: minutes === 1 ? '1 minute' : `${minutes} minutes` },
          ...(adjusted ? [{ term: 'Adjustments', value: adjusted }] : []),
          { term: 'Begin by', value: <When at={closesAt(session)} /> },
          ...markingFacts(session),
        ]}
      />
    </>
  )
}
