import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'

export const matrix = sheet(
  `
operation                       anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
sessions                        unauthenticated  forbidden    disabled  some       some       some       none        none       all         all        | all: view_all_sessions manage_sessions assign_tutors
sessionsByWeek                  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some       | some: view_all_sessions manage_sessions assign_tutors
markingByWeek                   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
markingByTutor                  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some       | some: view_all_sessions manage_sessions assign_tutors
slowestMarkings                 unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  some        some       | some: view_all_sessions manage_sessions assign_tutors
userSessions                    unauthenticated  forbidden    disabled  some       some       some       none        none       none        none
userSessionsMarked              unauthenticated  forbidden    disabled  some       none       none       none        none       none        none
session                         unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionMarksheet                unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionMarksheet:draft          unauthenticated  forbidden    disabled  none       not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionMaterials                unauthenticated  forbidden    disabled  some       not_found  all        not_found   not_found  all         all        | all: view_all_sessions manage_sessions assign_tutors
sessionAnswers                  unauthenticated  forbidden    disabled  some       not_found  some       not_found   not_found  some        some       | some: view_all_sessions manage_sessions assign_tutors
sessionAnswers:not-in           unauthenticated  forbidden    disabled  some       not_found  none       not_found   not_found  some        some       | some: view_all_sessions manage_sessions assign_tutors
sessionUpdate                   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdate:review            unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdateStatus             unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionUpdateLink               unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdateReady              unauthenticated  forbidden    disabled  ok         not_found  conflict   not_found   not_found  conflict    conflict   | conflict: view_all_sessions manage_sessions assign_tutors
sessionUpdateUnready            unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdateMarked             unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  forbidden   forbidden
sessionMarksCorrect             unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdateNoShow             unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionDelete                   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: manage_sessions
sessionMarksheetUpdate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  forbidden   forbidden
sessionAttendeeCreate           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: assign_tutors manage_sessions
sessionAttendeeDelete           unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: assign_tutors manage_sessions
sessionNoteCreate               unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionNoteUpdate               unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
sessionMaterialCreate           unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionMaterialDownload         unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionMaterialDownload:hidden  unauthenticated  forbidden    disabled  not_found  not_found  ok         not_found   not_found  ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionMaterialDelete           unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionMaterialUpdate           unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionAnswerCreate             unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionAnswerWrite              unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionClockStart               unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionAnswerDelete             unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionGenerateAlarmEmail       unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionGenerateSuggestedAnswer  unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok         | ok: manage_sessions
sessionUpdated                  unauthenticated  forbidden    disabled  ok         silent     ok         silent      silent     ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
sessionAnswerCreated            unauthenticated  forbidden    disabled  ok         silent     ok         silent      silent     ok          ok         | ok: view_all_sessions manage_sessions assign_tutors
`,
  {
    session: ({ sessions }) => ({ id: sessions.booked }),
    sessionMarksheet: ({ sessions }) => ({ sessionId: sessions.marked }),
    'sessionMarksheet:draft': ({ sessions }) => ({ sessionId: sessions.marking }),
    sessionMaterials: ({ sessions }) => ({ sessionId: sessions.running }),
    sessionAnswers: ({ sessions }) => ({ sessionId: sessions.ready }),
    'sessionAnswers:not-in': ({ sessions }) => ({ sessionId: sessions.running }),
    sessionUpdate: ({ sessions }) => ({ id: sessions.booked, name: 'Interview of a client' }),
    'sessionUpdate:review': ({ sessions }) => ({ id: sessions.marking, review: '<p>Well done.</p>' }),
    sessionUpdateStatus: ({ sessions }) => ({ id: sessions.ready, status: 'marking' }),
    sessionUpdateLink: ({ sessions }) => ({ id: sessions.booked, zoomId: '123 456' }),
    sessionUpdateReady: ({ sessions }) => ({ id: sessions.running }),
    sessionUpdateUnready: ({ sessions }) => ({ id: sessions.ready, message: 'The second page is missing.' }),
    sessionUpdateMarked: ({ sessions }) => ({ id: sessions.marking, version: 1 }),
    sessionMarksCorrect: ({ sessions }) => ({
      id: sessions.marked,
      body: [{ criterionId: 'law', mark: 'A' }],
      reason: 'A slip.',
      version: 1,
    }),
    sessionUpdateNoShow: ({ sessions }) => ({ id: sessions.begun }),
    sessionDelete: ({ sessions }) => ({ id: sessions.lapsed }),
    sessionMarksheetUpdate: ({ sessions }) => ({
      sessionId: sessions.marking,
      body: [{ criterionId: 'law', mark: 'A' }],
      version: 1,
    }),
    sessionAttendeeCreate: ({ sessions, people }) => ({
      role: 'observer',
      sessionId: sessions.booked,
      userId: people.another.id,
    }),
    sessionAttendeeDelete: ({ observerId }) => ({ id: observerId }),
    sessionNoteCreate: ({ sessions }) => ({ sessionId: sessions.booked, title: 'To read' }),
    sessionNoteUpdate: ({ noteId }) => ({ id: noteId, title: 'Read' }),
    sessionMaterialCreate: ({ sessions }) => ({
      sessionId: sessions.booked,
      title: 'A note',
      contentType: 'text/plain',
      file: upload,
    }),
    sessionMaterialDownload: ({ materials }) => ({ id: materials.shown }),
    'sessionMaterialDownload:hidden': ({ materials }) => ({ id: materials.hidden }),
    sessionMaterialDelete: ({ materials }) => ({ id: materials.shown }),
    sessionMaterialUpdate: ({ materials }) => ({ id: materials.shown, title: 'Renamed' }),
    sessionAnswerCreate: ({ sessions }) => ({
      sessionId: sessions.running,
      title: 'A letter',
      contentType: 'text/plain',
      file: upload,
    }),
    sessionAnswerWrite: ({ sessions }) => ({ sessionId: sessions.running, content: '<p>Dear client</p>', version: 0 }),
    sessionClockStart: ({ sessions }) => ({ id: sessions.running }),
    sessionAnswerDelete: ({ answerId }) => ({ id: answerId }),
    sessionGenerateAlarmEmail: ({ sessions }) => ({ id: sessions.booked }),
    sessionGenerateSuggestedAnswer: ({ sessions }) => ({ id: sessions.marking }),
  },
)
