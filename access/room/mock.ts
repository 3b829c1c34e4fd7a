import { allow, type Conditions, ME, NOW, noun } from '../rule'
import { holds, isTutor, type Viewer } from '../viewer'
import { markerHere, openToCandidates } from './attendance'

/** Whether one has this level of permission, which includes those before it. */
const permitted = (types: readonly string[]): Conditions => ({
  permissions: { $elemMatch: { userId: ME, type: { $in: types } } },
})
const canView = permitted(['view', 'conduct', 'mark', 'edit'])
const canConduct = permitted(['conduct', 'mark', 'edit'])
const canMark = permitted(['mark', 'edit'])
const canEdit = permitted(['edit'])

/** Sat by the viewer, and open. */
const satByMe: Conditions = {
  sessions: {
    $elemMatch: {
      accessOpen: { $lte: NOW },
      status: { $in: openToCandidates },
      attendees: { $elemMatch: { userId: ME, role: 'candidate' } },
    },
  },
}
/** Conducted or marked by the viewer in some session. */
const markedByMe: Conditions = { 'sessions.attendees': { $elemMatch: markerHere } }

const plain = [
  'id',
  'ownerId',
  'parentId',
  'sessionTypeId',
  'practiceAreaId',
  'name',
  'level',
  'status',
  'insertedAt',
  'updatedAt',
]
const plainRelations = ['owner', 'sessionType', 'practiceArea', 'children', 'permissions']
const content = ['candidateInstruction', 'instruction', 'scenario', 'marksheet', 'extraTasks', 'materials', 'templates']
const forCandidates = [
  'id',
  'sessionTypeId',
  'practiceAreaId',
  'candidateInstruction',
  'instruction',
  'scenario',
  'templates',
  'sessionType',
  'practiceArea',
]

const under = (where: Conditions): Conditions => ({ mock: { $elemMatch: where } })

function tutorRules(viewer: Viewer) {
  if (!isTutor(viewer)) return []
  return [
    ...allow('read', 'Mock', canView, [...plain, ...plainRelations, ...content]),
    ...allow('read', 'Mock', canConduct, ['tutorInstruction']),
    ...allow('read', 'Mock', canMark, ['suggestedAnswer']),
    ...allow('read', 'Mock', markedByMe),
    ...allow('read', 'Mock', { ownerId: ME }),
    ...allow('update', 'Mock', canEdit),
    ...[canView, markedByMe, { ownerId: ME }].flatMap((where) => [
      ...allow('read', 'MockMaterial', under(where)),
      ...allow('read', 'MockTemplate', under(where)),
      ...allow('read', 'DriveFile', { mockMaterials: { $elemMatch: under(where) } }),
      ...allow('read', 'DriveFile', { mockTemplates: { $elemMatch: under(where) } }),
    ]),
    ...allow(['create', 'delete'], 'MockMaterial', under(canEdit)),
    ...allow(['create', 'delete'], 'MockTemplate', under(canEdit)),
  ]
}

export const mock = noun({
  operations: {
    mocks: ['tutor', 'view_all_mocks', 'manage_mocks'],
    mock: 'confirmed',
    mockPermissions: ['tutor', 'view_all_mocks', 'manage_mocks'],
    mockTutors: ['tutor', 'view_all_mocks', 'manage_mocks', 'assign_tutors'],
    mockCreate: 'manage_mocks',
    mockUpdate: ['tutor', 'manage_mocks'],
    mockDelete: 'manage_mocks',
    mockPermissionCreate: 'manage_mocks',
    mockPermissionUpdate: 'manage_mocks',
    mockPermissionDelete: 'manage_mocks',
    mockMaterialCreate: ['tutor', 'manage_mocks'],
    mockTemplateCreate: ['tutor', 'manage_mocks'],
    driveFileUpdate: ['manage_mocks', 'manage_sessions'],
    driveFileDelete: ['manage_mocks', 'manage_sessions'],
    mockPermissionUpdated: 'confirmed',
  },
  rules: (viewer) => [
    ...allow('read', 'Mock', satByMe, forCandidates),
    ...allow('read', 'MockTemplate', under(satByMe)),
    ...allow('read', 'DriveFile', { mockTemplates: { $elemMatch: under(satByMe) } }),
    ...allow('read', 'MockPermission', { userId: ME }),
    ...tutorRules(viewer),
    ...(holds(viewer, ['view_all_mocks', 'manage_mocks'])
      ? [
          ...allow('read', 'Mock'),
          ...allow('read', 'MockPermission'),
          ...allow('read', 'MockMaterial'),
          ...allow('read', 'MockTemplate'),
          ...allow('read', 'DriveFile', { mockMaterials: { $elemMatch: { id: { $ne: null } } } }),
          ...allow('read', 'DriveFile', { mockTemplates: { $elemMatch: { id: { $ne: null } } } }),
        ]
      : []),
    ...(holds(viewer, 'manage_mocks')
      ? [
          ...allow(['create', 'update', 'delete'], 'Mock'),
          ...['MockPermission', 'MockMaterial', 'MockTemplate'].flatMap((subject) =>
            allow(['create', 'update', 'delete'], subject),
          ),
          ...allow(['update', 'delete'], 'DriveFile', { mockMaterials: { $elemMatch: { id: { $ne: null } } } }),
          ...allow(['update', 'delete'], 'DriveFile', { mockTemplates: { $elemMatch: { id: { $ne: null } } } }),
        ]
      : []),
  ],
})
