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
import styles from '../room/classroom.module.css'
import { DocumentsPanel, documentsOf } from '../room/documents-panel'
import { NotesPanel } from '../room/notes-panel'
import { numberedQuotes, quotedHtml } from '../room/quoted'
import { keepPlaces, keepShare, keptPlaces, keptShare } from '../room/room-places'
import { TaskText } from '../room/room-text'
import type { RoomFile, RoomSession } from '../room/session-parts'
import { usedWords } from '../room/station-clock'
import answersStyles from './answers/answers.module.css'
import { AnswersPanel } from './answers/answers-panel'
import { UnsavedWords, WrittenAnswer } from './answers/written-answer'
import { ResultPanel } from './result/result-panel'

interface CandidateRoomProps {
  session: RoomSession
  phase: Phase
  userId: string
}

/** The candidate's room: the task, the documents, the answers, and at the end the marks. */
export function CandidateRoom({ session, phase, userId }: CandidateRoomProps) {
  const live = isLive(session)
  const open = phase === 'open'
  const place = `${live ? 'live' : 'written'}.${phase === 'marked' ? 'marked' : open ? 'open' : 'after'}`
  const label = phase === 'marked' ? 'Marks' : !open ? 'Session' : live ? 'Task' : 'Answer'
  return (
    <WindowSpace
      key={place}
      mainLabel={label}
      windows={windowsOf({ session, phase, userId })}
      kept={keptPlaces(place)}
      onPlaced={(places) => keepPlaces(place, places)}
      keptShare={keptShare()}
      onShare={keepShare}
    >
      {open && !live ? (
        <AnswerArea session={session} />
      ) : (
        <Scroll label={label}>
          {phase === 'marked' ? (
            <ResultPanel session={session} />
          ) : open ? (
            <LivePart session={session} />
          ) : (
            <AfterHandIn session={session} phase={phase} />
          )}
        </Scroll>
      )}
    </WindowSpace>
  )
}

/** The windows beside the work. While somebody writes, the papers have most of the room. */
function windowsOf({ session, phase, userId }: CandidateRoomProps): SpaceWindow[] {
  const documents = documentsOf(session)
  const liveNow = isLive(session) && phase === 'open'
  const writing = !isLive(session) && phase === 'open'
  const task: SpaceWindow = {
    id: 'task',
    title: 'Task',
    icon: 'sessions',
    grow: !writing,
    content: (
      <div className={styles.task}>
        <TaskText session={session} forMarkers={false} />
      </div>
    ),
  }
  const answers: SpaceWindow = {
    id: 'answers',
    title: 'Answers',
    icon: 'upload',
    count: session.answers.length,
    content: <AnswersPanel session={session} />,
  }
  const aside = phase === 'marked' ? ('minimised' as const) : undefined
  return [
    ...(phase === 'marked' && session.answers.length > 0 ? [answerBeside(session)] : []),
    ...(liveNow ? [] : [{ ...task, initial: aside }]),
    {
      id: 'documents',
      title: 'Materials',
      icon: 'file',
      count: documents.length,
      grow: true,
      initial: aside,
      content: (
        <DocumentsPanel documents={documents} openFirst={writing} empty="There are no materials for this session." />
      ),
    },
    ...(liveNow ? [answers] : []),
    {
      id: 'notes',
      title: 'Notes',
      icon: 'note',
      dense: true,
      initial: writing && documents.length > 0 ? 'minimised' : aside,
      content: <NotesPanel session={session} userId={userId} />,
    },
  ]
}

/** What was handed in, beside what was said of it. */
function answerBeside({ answers, marksheet, marks }: RoomSession): SpaceWindow {
  const quotes = numberedQuotes(
    marksheet ?? [],
    (id) => marks?.find(({ criterionId }) => criterionId === id)?.quotes ?? [],
  )
  const quoted = (id: string, { contentHtml }: RoomFile) =>
    contentHtml ? quotedHtml(contentHtml, id, quotes) : undefined
  return {
    id: 'answer',
    title: 'Your answer',
    icon: 'studio',
    grow: true,
    content: (
      <DocumentsPanel
        documents={answers.flatMap(({ id, file }) => (file ? [{ file, shownHtml: quoted(id, file) }] : []))}
        openFirst
        empty="There is no answer."
      />
    ),
  }
}

function LivePart({ session }: { session: RoomSession }) {
  return (
    <div className={styles.roomPage}>
      <LiveHead session={session} />
      <div className={styles.task}>
        <TaskText session={session} forMarkers={false} />
      </div>
    </div>
  )
}

const Scroll = ({ label, children }: { label: string; children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section className={styles.roomScroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
)

function AnswerArea({ session }: { session: RoomSession }) {
  const [way, setWay] = useState<'write' | 'files'>('write')
  const files = session.answers.filter((answer) => !answer.written)
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
                  Files <span className="n num">{files.length}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
      {/* Both stay mounted, so that looking at one loses neither an upload nor the place in a text. */}
      <div className={answersStyles.answerWay} hidden={way !== 'write'}>
        <WrittenAnswer />
      </div>
      <div className={clsx(answersStyles.answerWay, styles.roomScroll)} hidden={way !== 'files'}>
        <div className={styles.roomPage}>
          <AnswersPanel session={session} answers={files} />
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
        {session.seats > 1 && (
          <p className="meta">
            {session.seatsTaken} of {session.seats} seats are taken
          </p>
        )}
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
  over: ['The time is up', 'What was saved is handed in within a minute. This page changes by itself.'],
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
  const used = usedWords(session)
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
        {used && (
          <p className="sub">
            Time taken <span className="num">{used}</span>
          </p>
        )}
        {phase === 'over' && (
          <p className="sub">
            It closed <When at={closesAt(session)} />
          </p>
        )}
      </section>
      <UnsavedWords />
      <section className={styles.taskPart}>
        <h2 className="eyebrow">Your answers</h2>
        <AnswersPanel session={session} />
      </section>
      <div className="btn-row">
        <LinkButton to="/dashboard" variant="primary">
          See what is next
        </LinkButton>
        <LinkButton to="/booking">Book another session</LinkButton>
      </div>
    </div>
  )
}
