import { clsx } from 'clsx'
import { roleOf } from '../../nouns/session/attendees'
import { roomAddress } from '../../nouns/session/room-address'
import { isLive, type Phase } from '../../nouns/session/state'
import { LinkButton } from '../../ui/action/link-button'
import { RichText } from '../../ui/rich-text/rich-text'
import { When } from '../../ui/time/when'
import type { Placements } from '../../ui/windows/use-windows'
import { type SpaceWindow, WindowSpace } from '../../ui/windows/window-space'
import classroomStyles from '../room/classroom.module.css'
import documentsStyles from '../room/documents.module.css'
import { DocumentsPanel, documentsOf } from '../room/documents-panel'
import { NotesPanel } from '../room/notes-panel'
import { keepPlaces, keepShare, keptPlaces, keptShare } from '../room/room-places'
import { TaskText } from '../room/room-text'
import type { RoomSession } from '../room/session-parts'
import { AddedDocuments } from './added-documents'
import styles from './marking.module.css'
import { MarksheetPanel } from './marksheet-panel'
import materialsStyles from './materials.module.css'
import { AnswersToMark } from './quoting/answers-to-mark'
import type { Marksheet } from './sheet/use-marksheet'
import { useSheet } from './sheet/use-sheet'

interface MarkerRoomProps {
  session: RoomSession
  phase: Phase
  userId: string
  marksheet: Marksheet
}

/** Whether the sheet has something to read or write. */
const isMarked = ({ status }: RoomSession) => status === 'marking' || status === 'in_review' || status === 'marked'

/** The room for those who conduct, mark and review, and for staff: the answer, the marksheet and their windows. */
export function MarkerRoom({ session, phase, userId, marksheet }: MarkerRoomProps) {
  const marking = isMarked(session)
  const sheet = useSheet(session, marksheet, roleOf(session, userId) === 'interviewer')
  const answersFirst = marking || phase === 'handed_in'
  const windows = windowsOf(session, userId, answersFirst)
  // A window that was opened over one script must not stand over the next one.
  const kept = `marking.${session.id}`
  const place = marking ? 'marking' : answersFirst ? 'to-mark' : 'conducting'
  return (
    <div className={clsx(styles.marking, !marking && styles.markingPlain)}>
      <WindowSpace
        key={place}
        mainLabel={answersFirst ? 'Answer' : 'Task'}
        windows={windows}
        kept={keptPlaces(kept) ?? (marking ? folded(windows) : undefined)}
        onPlaced={(places) => keepPlaces(kept, places)}
        keptShare={keptShare()}
        onShare={keepShare}
      >
        {answersFirst ? (
          <AnswersToMark session={session} sheet={marking ? sheet : undefined} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
          <section className={classroomStyles.roomScroll} tabIndex={0} aria-label="Task">
            <div className={classroomStyles.roomPage}>
              <Conduct session={session} />
              <Task session={session} />
            </div>
          </section>
        )}
      </WindowSpace>
      {marking && <MarksheetPanel session={session} userId={userId} marksheet={marksheet} sheet={sheet} />}
    </div>
  )
}

/** What stands beside the answers or, before there are any, beside the task. */
function windowsOf(session: RoomSession, userId: string, answersFirst: boolean): SpaceWindow[] {
  const documents = documentsOf(session)
  const suggested = session.mock?.suggestedAnswer
  const windows: (SpaceWindow | false)[] = [
    answersFirst && { id: 'task', title: 'Task', icon: 'sessions', content: <Task session={session} /> },
    // Beside the answers it is a tab of theirs, so that it never stands over the script.
    !!suggested &&
      !answersFirst && {
        id: 'suggested',
        title: 'Suggested answer',
        icon: 'check',
        content: <RichText className={documentsStyles.documentText} html={suggested} />,
      },
    {
      id: 'documents',
      title: 'Materials',
      icon: 'file',
      count: documents.length,
      grow: !answersFirst,
      content: (
        <div className={materialsStyles.panel}>
          <AddedDocuments session={session} userId={userId} />
          <DocumentsPanel documents={documents} forMarkers empty="There are no materials for this session." />
        </div>
      ),
    },
    {
      id: 'notes',
      title: 'Notes',
      icon: 'note',
      dense: true,
      content: <NotesPanel session={session} userId={userId} />,
    },
  ]
  return windows.filter((each) => each !== false)
}

const Task = ({ session }: { session: RoomSession }) => (
  <div className={classroomStyles.task}>
    <TaskText session={session} forMarkers />
  </div>
)

// The sheet leaves no room for a second column, so the windows start minimised and float when opened.
const folded = (windows: readonly SpaceWindow[]): Placements =>
  Object.fromEntries(
    windows.map(({ id, dense }, index) => [
      id,
      {
        state: 'minimised',
        before: 'floating',
        pinned: false,
        level: index,
        box: { x: 60 * (index + 1), y: 60 * (index + 1), width: dense ? 360 : 520, height: dense ? 220 : 420 },
      } as const,
    ]),
  )

function Conduct({ session }: { session: RoomSession }) {
  const join = roomAddress(session.zoomId)
  if (!isLive(session))
    return (
      <p className="sub">
        {session.deadline ? (
          <>
            The candidate works on this until <When at={session.deadline} />. The answers come to you when they are
            handed in.
          </>
        ) : (
          'The answers come to you when they are handed in.'
        )}
      </p>
    )
  return (
    <section className={classroomStyles.liveHead}>
      <div>
        <h2 className="eyebrow">The live part</h2>
        <p>
          <When at={session.startAt} until={session.endAt} />
        </p>
      </div>
      {join ? (
        <LinkButton href={join} icon="link" target="_blank" rel="noopener noreferrer">
          Join
        </LinkButton>
      ) : (
        <p className="sub">No video room yet: add it under More actions.</p>
      )}
    </section>
  )
}
