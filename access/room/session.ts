import { notSat, ofSessionNotSat } from '../about-oneself'
import type { RelationOf, TargetOf } from '../row'
import { allow, audiences, ME, NOW, noun, type On } from '../rule'
import { holds } from '../viewer'
import { candidateHere, handedIn, markerHere, openToCandidates } from './attendance'

const marker: On<'Session'> = { attendees: { $elemMatch: markerHere } }
const attending: On<'Session'> = { attendees: { $elemMatch: { userId: ME } } }
const candidate: On<'Session'> = { attendees: { $elemMatch: candidateHere } }

const fields = audiences('Session', {
  /** For attendees. */
  attending: [
    'id',
    'parentId',
    'mockId',
    'sessionTypeId',
    'practiceAreaId',
    'name',
    'shortName',
    'status',
    'assignmentStatus',
    'cancelReason',
    'zoomId',
    'timezone',
    'startAt',
    'deadline',
    'readyAt',
    'endAt',
    'marked',
    'accessOpen',
    'accessClose',
    'holdUntil',
    'due',
    'dueFor',
    'noShowAt',
    'clockStartedAt',
    'timeLimit',
    'clockMinutes',
    'timeUsed',
    'seats',
    'seatsTaken',
    'answerVersion',
    'price',
    'insertedAt',
    'updatedAt',
    'mock',
    'sessionType',
    'practiceArea',
    'attendees',
    'materials',
    'answers',
    'notes',
    'sessionMarksheet',
    'allowed',
  ],
  /** For the candidate: what was said of their work, and between them and staff. */
  candidate: ['unreadyMessage', 'noShowDispute'],
  /** For attendees, once the task is open. */
  opened: ['extraTasks'],
  /** For a candidate once the marks are released. The criteria belong here, since they show what was looked for. */
  released: ['marks', 'finalMark', 'skillsMark', 'lawMark', 'review', 'marksheet', 'correctedAt', 'correction'],
  /** For those who conduct or mark, and for staff. */
  marker: ['internalReview', 'externalId', 'googleEventId', 'declines', 'jointId'],
})
const attendeeFields = audiences('SessionAttendee', { reader: ['id', 'sessionId', 'userId', 'role', 'user'] })
const materialFields = audiences('SessionMaterial', { reader: ['id', 'sessionId', 'fileId', 'file'] })
const answerFields = audiences('SessionAnswer', {
  reader: ['id', 'sessionId', 'fileId', 'file', 'written', 'insertedAt', 'updatedAt'],
})
const sheetFields = audiences('SessionMarksheet', {
  reader: ['id', 'sessionId', 'body', 'version', 'updatedAt', 'updatedBy'],
})
const noteFields = audiences('SessionNote', {
  reader: ['id', 'sessionId', 'title', 'content', 'userId', 'updatedAt'],
})

const sessionOf = (where: On<'Session'>) => ({ session: { $elemMatch: where } })
const openToMe: On<'Session'> = { taskOpen: { $lte: NOW }, status: { $in: openToCandidates }, ...attending }
const materialForMe: On<'SessionMaterial'> = {
  ...sessionOf(openToMe),
  file: { $elemMatch: { studentCanView: true, protected: false } },
}
const releasedForMe: On<'SessionMaterial'> = {
  ...sessionOf({ ...candidate, status: 'marked' }),
  file: { $elemMatch: { protected: true } },
}
const materialForMarker: On<'SessionMaterial'> = sessionOf(marker)
const answerMine: On<'SessionAnswer'> = sessionOf(candidate)
const answerForMarker: On<'SessionAnswer'> = sessionOf({
  status: { $in: handedIn },
  attendees: { $elemMatch: markerHere },
})

const fileThrough = <Relation extends RelationOf<'DriveFile'>>(
  relation: Relation,
  where: On<TargetOf<'DriveFile', Relation>>,
) => allow('read', 'DriveFile', { [relation]: { $elemMatch: where } } as On<'DriveFile'>)
const parts = ['SessionAttendee', 'SessionMaterial', 'SessionAnswer', 'SessionMarksheet'] as const
/** What staff read of every session, also of one that they sit: no more than its candidate may. */
const ofAll = [...fields.attending, ...fields.candidate, 'dueAt', 'candidateName', 'tutorName'] as const

export const session = noun({
  operations: {
    sessions: 'confirmed',
    sessionsByWeek: ['view_all_sessions', 'manage_sessions', 'assign_tutors'],
    markingByWeek: ['view_all_sessions', 'manage_sessions', 'assign_tutors'],
    markingByTutor: ['view_all_sessions', 'manage_sessions', 'assign_tutors'],
    slowestMarkings: ['view_all_sessions', 'manage_sessions', 'assign_tutors'],
    userSessions: 'confirmed',
    userSessionsMarked: 'confirmed',
    session: 'confirmed',
    sessionMarksheet: 'confirmed',
    sessionMaterials: 'confirmed',
    sessionAnswers: 'confirmed',
    sessionUpdate: ['tutor', 'manage_sessions'],
    sessionUpdateStatus: 'confirmed',
    sessionUpdateLink: ['tutor', 'manage_sessions'],
    sessionUpdateReady: 'confirmed',
    sessionUpdateUnready: ['tutor', 'manage_sessions'],
    sessionUpdateMarked: ['tutor', 'manage_sessions'],
    sessionMarksCorrect: ['tutor', 'manage_sessions'],
    sessionUpdateNoShow: ['tutor', 'manage_sessions'],
    sessionDelete: 'manage_sessions',
    sessionMarksheetUpdate: ['tutor', 'manage_sessions'],
    sessionAttendeeCreate: ['assign_tutors', 'manage_sessions'],
    sessionAttendeeDelete: ['assign_tutors', 'manage_sessions'],
    sessionNoteCreate: 'confirmed',
    sessionNoteUpdate: 'confirmed',
    sessionMaterialCreate: ['tutor', 'manage_sessions'],
    sessionMaterialDownload: 'confirmed',
    sessionMaterialDelete: ['tutor', 'manage_sessions'],
    sessionMaterialUpdate: ['tutor', 'manage_sessions'],
    sessionAnswerCreate: 'confirmed',
    sessionAnswerDelete: 'confirmed',
    sessionAnswerWrite: 'confirmed',
    sessionClockStart: 'confirmed',
    sessionGenerateAlarmEmail: ['tutor', 'manage_sessions'],
    sessionGenerateSuggestedAnswer: ['tutor', 'manage_sessions'],
    sessionUpdated: 'confirmed',
    sessionAnswerCreated: 'confirmed',
  },
  fields: {
    Session: fields,
    SessionAttendee: attendeeFields,
    SessionMaterial: materialFields,
    SessionAnswer: answerFields,
    SessionMarksheet: sheetFields,
    SessionNote: noteFields,
  },
  rules: (viewer) => [
    ...allow('read', 'Session', attending, [...fields.attending, 'dueAt']),
    ...allow('read', 'Session', openToMe, fields.opened),
    ...allow('read', 'Session', candidate, fields.candidate),
    ...allow('read', 'Session', { ...candidate, status: 'marked' }, fields.released),
    ...allow('read', 'Session', marker),
    ...allow('update', 'Session', { ...marker, status: { $in: ['marking', 'in_review'] } }, [
      'review',
      'internalReview',
    ]),
    ...allow('update', 'Session', marker, ['zoomId']),
    ...allow('read', 'SessionAttendee', sessionOf(attending)),
    ...[materialForMe, releasedForMe, materialForMarker].flatMap((where) => [
      ...allow('read', 'SessionMaterial', where),
      ...fileThrough('sessionMaterials', where),
    ]),
    ...[answerMine, answerForMarker].flatMap((where) => [
      ...allow('read', 'SessionAnswer', where),
      ...fileThrough('sessionAnswers', where),
    ]),
    ...allow('read', 'SessionMarksheet', sessionOf(marker)),
    ...allow('read', 'SessionMarksheet', sessionOf({ ...candidate, status: 'marked' })),
    ...allow(['read', 'create', 'update', 'delete'], 'SessionNote', { userId: ME }),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
      ? [
          ...allow('read', 'Session', undefined, ofAll),
          ...allow('read', 'Session', notSat),
          ...allow('read', 'SessionAttendee'),
          ...(['SessionMaterial', 'SessionAnswer', 'SessionMarksheet'] as const).flatMap((part) =>
            allow('read', part, ofSessionNotSat),
          ),
          ...fileThrough('sessionMaterials', ofSessionNotSat),
          ...fileThrough('sessionAnswers', ofSessionNotSat),
        ]
      : []),
    ...(holds(viewer, 'manage_sessions')
      ? [
          ...allow('create', 'Session'),
          ...allow(['update', 'delete'], 'Session', notSat),
          ...parts.flatMap((part) => allow(['create', 'update', 'delete'], part, ofSessionNotSat)),
          ...allow(['update', 'delete'], 'DriveFile', { sessionMaterials: { $elemMatch: ofSessionNotSat } }),
        ]
      : []),
  ],
})
