import { allow, type Conditions, ME, NOW, noun } from '../rule'
import { holds } from '../viewer'
import { candidateHere, handedIn, markerHere, openToCandidates } from './attendance'

const marker: Conditions = { attendees: { $elemMatch: markerHere } }
const attending: Conditions = { 'attendees.userId': ME }

/** What a candidate learns with the mark and not before; the criteria among it, since they say what was looked for. */
const released = ['marks', 'finalMark', 'skillsMark', 'lawMark', 'review', 'marksheet']
const opened = ['extraTasks']
const plain = [
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
  'unreadyMessage',
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
]

const sessionOf = (where: Conditions): Conditions => ({ session: { $elemMatch: where } })
const openToMe: Conditions = { accessOpen: { $lte: NOW }, status: { $in: openToCandidates }, 'attendees.userId': ME }
const materialForMe: Conditions = { ...sessionOf(openToMe), 'file.studentCanView': true, 'file.protected': false }
const releasedForMe: Conditions = { ...sessionOf({ status: 'marked', 'attendees.userId': ME }), 'file.protected': true }
const materialForMarker: Conditions = sessionOf(marker)
const answerMine: Conditions = sessionOf({ attendees: { $elemMatch: candidateHere } })
const answerForMarker: Conditions = sessionOf({ status: { $in: handedIn }, attendees: { $elemMatch: markerHere } })

const fileThrough = (relation: string, where: Conditions) =>
  allow('read', 'DriveFile', { [relation]: { $elemMatch: where } })
const parts = ['SessionAttendee', 'SessionMaterial', 'SessionAnswer', 'SessionMarksheet']

export const session = noun({
  operations: {
    sessions: 'confirmed',
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
    sessionAnswerCreate: 'confirmed',
    sessionAnswerDelete: 'confirmed',
    sessionGenerateAlarmEmail: ['tutor', 'manage_sessions'],
    sessionGenerateSuggestedAnswer: ['tutor', 'manage_sessions'],
    sessionUpdated: 'confirmed',
    sessionAnswerCreated: 'confirmed',
  },
  rules: (viewer) => [
    ...allow('read', 'Session', attending, plain),
    ...allow('read', 'Session', openToMe, opened),
    ...allow('read', 'Session', { ...attending, status: 'marked' }, released),
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
    ...allow('read', 'SessionMarksheet', sessionOf({ ...attending, status: 'marked' })),
    ...allow(['read', 'create', 'update', 'delete'], 'SessionNote', { userId: ME }),
    ...(holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
      ? [
          ...allow('read', 'Session'),
          ...parts.flatMap((part) => allow('read', part)),
          ...fileThrough('sessionMaterials', { id: { $ne: null } }),
          ...fileThrough('sessionAnswers', { id: { $ne: null } }),
        ]
      : []),
    ...(holds(viewer, 'manage_sessions')
      ? [
          ...allow(['create', 'update', 'delete'], 'Session'),
          ...parts.flatMap((part) => allow(['create', 'update', 'delete'], part)),
          ...allow(['update', 'delete'], 'DriveFile', { sessionMaterials: { $elemMatch: { id: { $ne: null } } } }),
        ]
      : []),
  ],
})
