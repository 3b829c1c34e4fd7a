import { useState } from 'react'
import { isToOpen } from '../../../rules/room/session-timing'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { nameOf, personIn } from '../../nouns/session/attendees'
import { clockEnd } from '../../nouns/session/clock'
import { closesAt, isLive, type Phase } from '../../nouns/session/state'
import styles from '../room/classroom.module.css'
import { HandedBack } from '../room/handed-back'
import { RoomTimer } from '../room/room-timer'
import { messagePhases, type RoomSession } from '../room/session-parts'
import { StatePage } from '../room/state-pages'
import { HandIn } from './answers/hand-in'
import { AnswerSaved } from './answers/written-answer'
import { CandidateRoom } from './candidate-room'
import { ClockNotice } from './clock-notice'
import { DueStrip } from './due-strip'
import { ExamStart } from './exam-start'
import { StationStart } from './station-start'

interface Props {
  session: RoomSession
  phase: Phase
  userId: string
  onTime: () => void
}

/** The candidate's bar and room. */
export function CandidateStation({ session, phase, userId, onTime }: Props) {
  const open = phase === 'open'
  const writing = open && !isLive(session)
  const [withoutClock, setWithoutClock] = useState(false)
  const starting = writing && (isToOpen(session) || (!withoutClock && isUntouched(session)))
  const tutor = nameOf(session, 'tutor', 'interviewer')
  return (
    <ClassroomLayout
      title={session.sessionType?.name ?? 'Session'}
      about={areaInShort(session.practiceArea)}
      aboutMore={tutor && `with ${tutor}`}
      person={personIn(session, 'tutor', 'interviewer')}
      back={{ to: '/classroom', label: 'Leave for the list of sessions' }}
      saved={writing && <AnswerSaved />}
      timer={<RoomTimer session={session} phase={phase} mine onTime={onTime} />}
      action={!starting && <HandIn session={session} />}
      working={open}
      banner={
        <>
          {writing && !starting && <WritingNotices session={session} />}
          {open && session.unreadyMessage && <HandedBack session={session} />}
        </>
      }
    >
      {phase === 'before' || messagePhases.includes(phase) ? (
        <main id="main" className={styles.roomScroll} tabIndex={-1}>
          <StatePage session={session} phase={phase} mine onTime={onTime} />
        </main>
      ) : starting && isToOpen(session) ? (
        <ExamStart session={session} />
      ) : starting ? (
        <StationStart session={session} onWithout={() => setWithoutClock(true)} />
      ) : (
        <CandidateRoom session={session} phase={phase} userId={userId} />
      )}
    </ClassroomLayout>
  )
}

function WritingNotices({ session }: { session: RoomSession }) {
  const deadline = closesAt(session)
  const end = clockEnd(session)
  return (
    <>
      <DueStrip deadline={deadline} />
      {end && <ClockNotice end={end} deadline={deadline} locks={Boolean(session.timeLimit)} />}
    </>
  )
}

/** Whether a station with a clock is still to begin. */
const isUntouched = ({ sessionType, clockStartedAt, answers, answerVersion }: RoomSession): boolean =>
  !!sessionType?.duration && !clockStartedAt && answers.length === 0 && answerVersion === 0
