import { nameOf } from '../../../nouns/session/attendees'
import { closesAt } from '../../../nouns/session/state'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { DescriptionList } from '../../../ui/data/description-list'
import { When } from '../../../ui/time/when'
import { ClassroomClockStart } from '../classroom.documents'
import classroomStyles from '../classroom.module.css'
import { DocumentsPanel, documentsOf } from '../documents-panel'
import { TaskText } from '../room-text'
import type { RoomSession } from '../session-parts'
import { useSingleAction } from '../single-action'
import styles from './station-start.module.css'

/** A written station before it begins: the brief, the papers, what the clock does, and its start. */
export function StationStart({ session, onWithout }: { session: RoomSession; onWithout: () => void }) {
  const start = useSingleAction(ClassroomClockStart, { onSuccess: () => void invalidate('ClassroomSession') })
  const minutes = session.sessionType?.duration ?? 0
  const documents = documentsOf(session)
  const tutor = nameOf(session, 'tutor', 'interviewer')
  const deadline = closesAt(session)
  return (
    <main id="main" className={classroomStyles.roomScroll} tabIndex={-1}>
      <div className={styles.page}>
        <div className={styles.brief}>
          <div className={classroomStyles.task}>
            <TaskText session={session} forMarkers={false} />
          </div>
          <DescriptionList
            items={[
              { term: 'You hand in', value: 'What you write here, and up to ten files, as PDF or Word' },
              {
                term: 'Marked by',
                value: `${tutor ?? 'A tutor'}, within 7 days of the hand-in`,
              },
            ]}
          />
          <section className={classroomStyles.taskPart}>
            <h2 className="eyebrow">
              Papers <span className="n num">{documents.length}</span>
            </h2>
            <DocumentsPanel documents={documents} empty="This station has no papers." />
          </section>
        </div>
        <section className={styles.clock} aria-labelledby="station-clock">
          <h2 id="station-clock">The station clock</h2>
          <ul className={styles.does}>
            <li>
              <Icon name="clock" />
              <p>
                <strong>It runs on</strong> once you start, on every device, also when you close the page.
              </p>
            </li>
            <li>
              <Icon name="bell" />
              <p>
                <strong>It warns</strong> at 10, 5 and 1 minute, and when the{' '}
                {minutes === 1 ? 'minute is' : `${minutes} minutes are`} over.
              </p>
            </li>
            <li>
              <Icon name="studio" />
              <p>
                <strong>It never locks.</strong> You can write on until <When at={deadline} />. Your tutor sees how long
                you took.
              </p>
            </li>
          </ul>
          <Button
            variant="primary"
            size="lg"
            block
            busy={start.isPending}
            onClick={() => start.mutate({ id: session.id })}
          >
            {minutes === 1 ? 'Start 1 minute' : `Start ${minutes} minutes`}
          </Button>
          <Button variant="quiet" block onClick={onWithout}>
            Write without the clock
          </Button>
          <p className="help">The papers are open now. In the exam, reading is part of the time.</p>
        </section>
      </div>
    </main>
  )
}
