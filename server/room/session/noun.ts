import { type Context, signedIn } from '../../kernel/context'
import { alreadyThere, slotTaken } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { anyChange } from '../../kernel/realtime/feed'
import { allowedOperations } from '../allowed'
import type { SessionFacts } from '../facts'
import { isLive } from '../live-types'
import { sweep } from '../sweep'
import { tellSessions } from './document-prepared'
import { due, dueFor } from './due'
import { eraseSessions, refuseUnfinished } from './erasure'
import { sessionsSat, sessionsWorked } from './export'
import { sessionAnswers, sessionMarksheet, sessionMaterials, sessions, userSessions, userSessionsMarked } from './lists'
import { markingByWeek } from './markingByWeek'
import { sessionAnswerCreate } from './sessionAnswerCreate'
import { sessionAnswerDelete } from './sessionAnswerDelete'
import { sessionAnswerWrite } from './sessionAnswerWrite'
import { sessionAttendeeCreate } from './sessionAttendeeCreate'
import { sessionAttendeeDelete } from './sessionAttendeeDelete'
import { sessionClockStart } from './sessionClockStart'
import { sessionDelete } from './sessionDelete'
import { sessionGenerateAlarmEmail } from './sessionGenerateAlarmEmail'
import { sessionGenerateSuggestedAnswer } from './sessionGenerateSuggestedAnswer'
import { sessionMarksCorrect } from './sessionMarksCorrect'
import { sessionMarksheetUpdate } from './sessionMarksheetUpdate'
import { sessionMaterialCreate } from './sessionMaterialCreate'
import { sessionMaterialDelete } from './sessionMaterialDelete'
import { sessionMaterialDownload } from './sessionMaterialDownload'
import { sessionMaterialUpdate } from './sessionMaterialUpdate'
import { sessionNoteCreate, sessionNoteUpdate } from './sessionNote'
import { sessionsByWeek } from './sessionsByWeek'
import { sessionUpdate } from './sessionUpdate'
import { sessionUpdateLink } from './sessionUpdateLink'
import { sessionUpdateMarked } from './sessionUpdateMarked'
import { sessionUpdateNoShow } from './sessionUpdateNoShow'
import { sessionUpdateReady } from './sessionUpdateReady'
import { sessionUpdateStatus } from './sessionUpdateStatus'
import { sessionUpdateUnready } from './sessionUpdateUnready'
import { markingByTutor, slowestMarkings } from './slow-marking'
import {
  session as entity,
  sessionMarksheet as marksheetEntity,
  sessionAnswer,
  sessionAttendee,
  sessionMaterial,
  sessionNote,
} from './table'

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
