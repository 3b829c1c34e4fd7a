import { clsx } from 'clsx'
import { useState } from 'react'
import { roomAddress } from '../../nouns/session/room-address'
import { closesAt, isLive, type Phase } from '../../nouns/session/state'
import { now } from '../../providers/device/clock'
import { LinkButton } from '../../ui/action/link-button'
import { Segments } from '../../ui/form/segments'
import { Countdown } from '../../ui/time/countdown'
import { When } from '../../ui/time/when'
import { type SpaceWindow, WindowSpace } from '../../ui/windows/window-space'
import answersStyles from './answers/answers.module.css'
import { AnswersPanel } from './answers/answers-panel'
import { WrittenAnswer } from './answers/written-answer'
import styles from './classroom.module.css'
import { DocumentsPanel, documentsOf } from './documents-panel'
import { NotesPanel } from './notes-panel'
import { useOpenDocuments, withDocumentPlaces } from './open-documents'
import { ResultPanel } from './result-panel'
import { keepPlaces, keptPlaces } from './room-places'
import { TaskText } from './room-text'
import type { RoomSession } from './session-parts'

interface CandidateRoomProps {
  session: RoomSession
  phase: Phase
  userId: string
}

/** The candidate's room: the task, the documents, the answers, and at the end the marks. */
export function CandidateRoom({ session, phase, userId }: CandidateRoomProps) {
  const live = isLive(session)
  const documents = documentsOf(session)
  const opened = useOpenDocuments(documents)
  const answering = phase === 'open' && !live
  const windows: SpaceWindow[] = [
    ...(live && phase !== 'marked' && phase === 'open'
      ? []
      : [
          {
            id: 'task',
            title: 'Task',
            icon: 'sessions',
            grow: true,
            content: (
              <div className={styles.task}>
                <TaskText session={session} forMarkers={false} />
              </div>
            ),
          } as const,
        ]),
    {
      id: 'documents',
      title: 'Documents',
      icon: 'file',
      count: documents.length,
      grow: true,
      content: (
        <DocumentsPanel documents={documents} onOpen={opened.open} empty="There are no documents for this session." />
      ),
    },
    ...(live && phase === 'open'
      ? [
          {
            id: 'answers',
            title: 'Answers',
            icon: 'upload',
            count: session.answers.length,
            content: <AnswersPanel session={session} />,
          } as const,
        ]
      : []),
    {
      id: 'notes',
      title: 'Notes',
      icon: 'note',
      dense: true,
      content: <NotesPanel session={session} userId={userId} />,
    },
  ]
  const place = `${live ? 'live' : 'written'}.${phase === 'open' ? 'open' : 'after'}`
  return (
    <WindowSpace
      key={place}
      mainLabel={phase === 'marked' ? 'Marks' : answering ? 'Answer' : phase === 'open' ? 'Task' : 'Session'}
      windows={[...windows, ...opened.windows]}
      kept={withDocumentPlaces(keptPlaces(place), documents)}
      onPlaced={(places) => keepPlaces(place, places)}
    >
      {phase === 'marked' ? (
        <Scroll label="Marks">
          <ResultPanel session={session} />
        </Scroll>
      ) : answering ? (
        <AnswerArea session={session} userId={userId} />
      ) : phase === 'open' ? (
        <Scroll label="Task">
          <div className={styles.roomPage}>
            <LiveHead session={session} />
            <div className={styles.task}>
              <TaskText session={session} forMarkers={false} />
            </div>
          </div>
        </Scroll>
      ) : (
        <Scroll label="Session">
          <AfterHandIn session={session} phase={phase} />
        </Scroll>
      )}
    </WindowSpace>
  )
}

const Scroll = ({ label, children }: { label: string; children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section className={styles.roomScroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
)

function AnswerArea({ session, userId }: { session: RoomSession; userId: string }) {
  const [way, setWay] = useState<'write' | 'files'>(session.answers.length > 0 ? 'files' : 'write')
  const count = session.answers.length
  return (
    <>
      <div className={answersStyles.answerWays}>
        <Segments
          label="How to answer"
          value={way}
          onChange={setWay}
          options={[
            { value: 'write', label: 'Write' },
            {
              value: 'files',
              label: (
                <span>
                  Files and added answers <span className="n num">{count}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
      {/* Both stay mounted, so that looking at one loses neither an upload nor the place in a text. */}
      <div className={answersStyles.answerWay} hidden={way !== 'write'}>
        <WrittenAnswer sessionId={session.id} userId={userId} />
      </div>
      <div className={clsx(answersStyles.answerWay, styles.roomScroll)} hidden={way !== 'files'}>
        <div className={styles.roomPage}>
          <AnswersPanel session={session} />
        </div>
      </div>
    </>
  )
}

function LiveHead({ session }: { session: RoomSession }) {
  const join = roomAddress(session.zoomId)
  const begins = new Date(session.startAt).getTime()
  return (
    <section className={styles.liveHead}>
      <div>
        <h2 className="eyebrow">{begins > now() ? 'The live part begins' : 'The live part'}</h2>
        <p>
          <When at={session.startAt} until={session.endAt} />
        </p>
        {begins > now() && <Countdown end={begins} now={now} overText="It has begun" />}
      </div>
      {join ? (
        <LinkButton href={join} icon="link" target="_blank" rel="noopener noreferrer">
          Join
        </LinkButton>
      ) : (
        <p className="sub">The link to the video room has not been added yet. It appears here.</p>
      )}
    </section>
  )
}

const after: Partial<Record<Phase, [string, string]>> = {
  over: ['The time is up', 'What you added is handed in within a minute. This page changes by itself.'],
  handed_in: [
    'Handed in',
    'Your tutor has been told. Marks and written feedback come within 7 days; you are told by e-mail and they appear here by themselves.',
  ],
  marking: ['Being marked', 'A tutor is marking your session. The marks appear here by themselves.'],
  in_review: [
    'With the second marker',
    'The marks are being reviewed before they are released. They appear here by themselves.',
  ],
}

function AfterHandIn({ session, phase }: { session: RoomSession; phase: Phase }) {
  const [title, words] = after[phase] ?? ['', '']
  return (
    <div className={styles.roomPage}>
      <section className={styles.statement}>
        <h2>{title}</h2>
        <p>{words}</p>
        {session.readyAt && (
          <p className="sub">
            Handed in <When at={session.readyAt} />
          </p>
        )}
        {phase === 'over' && (
          <p className="sub">
            It closed <When at={closesAt(session)} />
          </p>
        )}
      </section>
      <section className={styles.taskPart}>
        <h2 className="eyebrow">Your answers</h2>
        <AnswersPanel session={session} />
      </section>
    </div>
  )
}
