import { type Context, signedIn } from '../../kernel/context'
import { alreadyThere, slotTaken } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { anyChange } from '../../kernel/realtime/feed'
import { tellSessions } from '../answers/document-prepared'
import { sessionAnswerCreate } from '../answers/sessionAnswerCreate'
import { sessionAnswerDelete } from '../answers/sessionAnswerDelete'
import { sessionAnswerWrite } from '../answers/sessionAnswerWrite'
import { sessionMaterialCreate } from '../answers/sessionMaterialCreate'
import { sessionMaterialDelete } from '../answers/sessionMaterialDelete'
import { sessionMaterialDownload } from '../answers/sessionMaterialDownload'
import { sessionMaterialUpdate } from '../answers/sessionMaterialUpdate'
import { sessionUpdateReady } from '../answers/sessionUpdateReady'
import { sessionAnswer, sessionMaterial } from '../answers/table'
import { allowedOperations } from '../life/allowed'
import type { SessionFacts } from '../life/facts'
import { isLive } from '../life/live-types'
import { sessionAttendeeCreate } from '../life/sessionAttendeeCreate'
import { sessionAttendeeDelete } from '../life/sessionAttendeeDelete'
import { sessionClockStart } from '../life/sessionClockStart'
import { sessionGenerateAlarmEmail } from '../life/sessionGenerateAlarmEmail'
import { sessionUpdateNoShow } from '../life/sessionUpdateNoShow'
import { sessionUpdateStatus } from '../life/sessionUpdateStatus'
import { sessionUpdateUnready } from '../life/sessionUpdateUnready'
import { sweep } from '../life/sweep'
import { markingByWeek } from '../marks/markingByWeek'
import { sessionGenerateSuggestedAnswer } from '../marks/sessionGenerateSuggestedAnswer'
import { sessionMarksCorrect } from '../marks/sessionMarksCorrect'
import { sessionMarksheetUpdate } from '../marks/sessionMarksheetUpdate'
import { sessionUpdateMarked } from '../marks/sessionUpdateMarked'
import { markingByTutor, slowestMarkings } from '../marks/slow-marking'
import { sessionMarksheet as marksheetEntity } from '../marks/table'
import { due, dueFor } from './due'
import { eraseSessions, refuseUnfinished } from './erasure'
import { sessionsSat, sessionsWorked } from './export'
import { sessionAnswers, sessionMarksheet, sessionMaterials, sessions, userSessions, userSessionsMarked } from './lists'
import { sessionDelete } from './sessionDelete'
import { sessionNoteCreate, sessionNoteUpdate } from './sessionNote'
import { sessionsByWeek } from './sessionsByWeek'
import { sessionUpdate } from './sessionUpdate'
import { sessionUpdateLink } from './sessionUpdateLink'
import { session as entity, sessionAttendee, sessionNote } from './table'

type Instants = 'startAt' | 'endAt' | 'deadline' | 'accessOpen' | 'holdUntil' | 'noShowAt' | 'marked' | 'clockStartedAt'

/** The columns behind `allowed`, as the reader answers them, with instants as text. */
interface Source extends Omit<SessionFacts, Instants | 'live'>, Record<Instants, string | null> {
  sessionTypeId: string
}

async function allowed(source: Source, _args: never, context: Context) {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  const facts: SessionFacts = {
    ...source,
    live: await isLive(context, source.sessionTypeId),
    startAt: new Date(source.startAt ?? 0),
    endAt: new Date(source.endAt ?? 0),
    deadline: at(source.deadline),
    accessOpen: at(source.accessOpen),
    holdUntil: at(source.holdUntil),
    noShowAt: at(source.noShowAt),
    marked: at(source.marked),
    clockStartedAt: at(source.clockStartedAt),
  }
  return allowedOperations(facts, signedIn(context), context.clock.now())
}

export const session = noun({
  entities: [entity, sessionAnswer, sessionAttendee, marksheetEntity, sessionMaterial, sessionNote],
  operations: {
    markingByTutor,
    markingByWeek,
    slowestMarkings,
    session: row('Session'),
    sessionAnswerCreate,
    sessionAnswerDelete,
    sessionAnswers,
    sessionAnswerWrite,
    sessionAttendeeCreate,
    sessionAttendeeDelete,
    sessionClockStart,
    sessionDelete,
    sessionGenerateAlarmEmail,
    sessionGenerateSuggestedAnswer,
    sessionMarksCorrect,
    sessionMarksheet,
    sessionMarksheetUpdate,
    sessionMaterialCreate,
    sessionMaterialDelete,
    sessionMaterialUpdate,
    sessionMaterialDownload,
    sessionMaterials,
    sessionNoteCreate,
    sessionNoteUpdate,
    sessions,
    sessionsByWeek,
    sessionUpdate,
    sessionUpdateLink,
    sessionUpdateMarked,
    sessionUpdateNoShow,
    sessionUpdateReady,
    sessionUpdateStatus,
    sessionUpdateUnready,
    userSessions,
    userSessionsMarked,
  },
  fields: { Session: { allowed, due, dueFor } },
  feeds: {
    sessionUpdated: { sends: 'row', type: 'Session', kinds: anyChange },
    sessionAnswerCreated: { sends: 'row', type: 'SessionAnswer', kinds: ['created'] },
  },
  rates: {
    sessionAnswerCreate: perPerson(60),
    sessionMaterialCreate: perPerson(60),
    sessionNoteCreate: perPerson(60),
  },
  constraints: {
    commitments_no_overlap: slotTaken,
    session_attendees_once: () => alreadyThere('This person attends already.', 'userId'),
  },
  erasure: { refuse: refuseUnfinished, erase: eraseSessions },
  exported: { sessionsSat, sessionsWorked },
  documentPrepared: tellSessions,
  whenDue: (services) => () => sweep(services),
  unwatched: {
    commitments: 'follow from sessions',
    session_events: 'a history of its own',
    session_marksheets: 'drafts; a release is watched',
    session_notes: 'private notes',
  },
  outOfReach: {
    session_answers_one_written: 'the session is locked before',
    session_marksheets_sessionId_unique: 'made if it is not there',
    sessions_seat: 'bookings take turns for a tutor, and another tutor is tried',
  },
  unrecorded: {
    sessionMaterialDownload: 'a reading',
    sessionMarksheetUpdate: 'a draft; its release is recorded',
    sessionNoteCreate: 'a private note, of its author alone',
  },
})
