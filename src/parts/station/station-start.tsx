import { closesAt } from '../../nouns/session/state'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { Button } from '../../ui/action/button'
import { DescriptionList } from '../../ui/data/description-list'
import { When } from '../../ui/time/when'
import classroomStyles from '../room/classroom.module.css'
import { DocumentsPanel, documentsOf } from '../room/documents-panel'
import { TaskText } from '../room/room-text'
import type { RoomSession } from '../room/session-parts'
import { adjustedWords, clockMinutes } from '../room/station-clock'
import { ClassroomClockStart } from './station.documents'
import { markingFacts, StationPage } from './station-page'

/** A written station before it begins: the brief, the materials, what the clock does, and its start. */
export function StationStart({ session, onWithout }: { session: RoomSession; onWithout: () => void }) {
  const start = useSingleAction(ClassroomClockStart, { onSuccess: () => void invalidate('ClassroomSession') })
  const minutes = clockMinutes(session)
  const adjusted = adjustedWords(session)
  return (
    <StationPage
      title="The station clock"
      brief={<StationBrief session={session} />}
      does={[
        {
          icon: 'clock',
          words: (
            <>
              <strong>It runs on</strong> once you start, on every device, also when you close the page.
            </>
          ),
        },
        {
          icon: 'bell',
          words: (
            <>
              <strong>It warns</strong> at 10, 5 and 1 minute, and when the{' '}
              {minutes === 1 ? 'minute is' : `${minutes} minutes are`} over.
            </>
          ),
        },
        {
          icon: 'studio',
          words: (
            <>
              <strong>It never locks.</strong> You can write on until <When at={closesAt(session)} />. Your tutor sees
              how long you took.
            </>
          ),
        },
      ]}
    >
      <Button variant="primary" size="lg" block busy={start.isPending} onClick={() => start.mutate({ id: session.id })}>
        {minutes === 1 ? 'Start 1 minute' : `Start ${minutes} minutes`}
      </Button>
      <Button variant="quiet" block onClick={onWithout}>
        Write without the clock
      </Button>
      {adjusted && <p className="help">{adjusted}</p>}
      <p className="help">The materials are open now. In the exam, reading is part of the time.</p>
    </StationPage>
  )
}

/** The task, who marks it, and its papers. */
function StationBrief({ session }: { session: RoomSession }) {
  const documents = documentsOf(session)
  return (
    <>
      <div className={classroomStyles.task}>
        <TaskText session={session} forMarkers={false} />
      </div>
      <DescriptionList items={markingFacts(session)} />
      <section className={classroomStyles.taskPart}>
        <h2 className="eyebrow">
          Papers <span className="n num">{documents.length}</span>
        </h2>
        <DocumentsPanel documents={documents} empty="This station has no papers." />
      </section>
    </>
  )
}
