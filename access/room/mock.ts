import { allow, audiences, ME, NOW, noun, type On } from '../rule'
import { holds, isTutor, type Viewer } from '../viewer'
import { markerHere, openToCandidates } from './attendance'

/** Whether the viewer has this level of permission; each level includes those before it. */
const permitted = (types: readonly string[]): On<'Mock'> => ({
  permissions: { $elemMatch: { userId: ME, type: { $in: types } } },
})
const canView = permitted(['view', 'conduct', 'mark', 'edit'])
const canConduct = permitted(['conduct', 'mark', 'edit'])
const canMark = permitted(['mark', 'edit'])
const canEdit = permitted(['edit'])

/** The viewer sits it, and it is open. */
const satByMe: On<'Mock'> = {
  sessions: {
    $elemMatch: {
      taskOpen: { $lte: NOW },
      status: { $in: openToCandidates },
      attendees: { $elemMatch: { userId: ME, role: 'candidate' } },
    },
  },
}
const ownedByMe: On<'Mock'> = { ownerId: ME }
/** The viewer conducts or marks it in some session. */
const markedByMe: On<'Mock'> = { sessions: { $elemMatch: { attendees: { $elemMatch: markerHere } } } }

const fields = audiences('Mock', {
  /** For tutors with any permission. */
  permitted: [
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
    'owner',
    'sessionType',
    'practiceArea',
    'children',
    'permissions',
    'candidateInstruction',
    'instruction',
    'scenario',
    'marksheet',
    'extraTasks',
    'materials',
    'templates',
  ],
  /** For candidates, while they sit it and after. */
  candidate: [
    'id',
    'sessionTypeId',
    'practiceAreaId',
    'candidateInstruction',
    'instruction',
    'scenario',
    'templates',
    'sessionType',
    'practiceArea',
  ],
  conductor: ['tutorInstruction'],
  marker: ['suggestedAnswer'],
  editor: ['lacks'],
})
const documentFields = ['id', 'mockId', 'fileId', 'file'] as const
const materialFields = audiences('MockMaterial', { reader: documentFields })
const templateFields = audiences('MockTemplate', { reader: documentFields })
const permissionFields = audiences('MockPermission', {
  reader: ['id', 'mockId', 'userId', 'type', 'role', 'user', 'mock'],
})

const under = (where: On<'Mock'>) => ({ mock: { $elemMatch: where } })
const exists = { $elemMatch: { id: { $ne: null } } }

function tutorRules(viewer: Viewer) {
  if (!isTutor(viewer)) return []
  return [
    ...allow('read', 'Mock', canView, fields.permitted),
    ...allow('read', 'Mock', canConduct, fields.conductor),
    ...allow('read', 'Mock', canMark, fields.marker),
    ...allow('read', 'Mock', canEdit, fields.editor),
    ...allow('read', 'Mock', markedByMe),
    ...allow('read', 'Mock', ownedByMe),
    ...allow('update', 'Mock', canEdit),
    ...[canView, markedByMe, ownedByMe].flatMap((where) => [
      ...allow('read', 'MockMaterial', under(where)),
      ...allow('read', 'MockTemplate', under(where)),
      ...allow('read', 'DriveFile', { mockMaterials: { $elemMatch: under(where) } }),
      ...allow('read', 'DriveFile', { mockTemplates: { $elemMatch: under(where) } }),
    ]),
    ...allow(['create', 'delete'], 'MockMaterial', under(canEdit)),
    ...allow(['create', 'delete'], 'MockTemplate', under(canEdit)),
    // What they added themselves; the school's documents stay as they are.
    ...allow(['update', 'delete'], 'DriveFile', { ownerId: ME, mockMaterials: { $elemMatch: under(canEdit) } }),
    ...allow(['update', 'delete'], 'DriveFile', { ownerId: ME, mockTemplates: { $elemMatch: under(canEdit) } }),
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
    mockPermissionUpdated: 'confirmed',
  },
  fields: {
    Mock: fields,
    MockMaterial: materialFields,
    MockTemplate: templateFields,
    MockPermission: permissionFields,
  },
  rules: (viewer) => [
    ...allow('read', 'Mock', satByMe, fields.candidate),
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
          ...allow('read', 'DriveFile', { mockMaterials: exists }),
          ...allow('read', 'DriveFile', { mockTemplates: exists }),
        ]
      : []),
    ...(holds(viewer, 'manage_mocks')
      ? [
          ...allow(['create', 'update', 'delete'], 'Mock'),
          ...(['MockPermission', 'MockMaterial', 'MockTemplate'] as const).flatMap((subject) =>
            allow(['create', 'update', 'delete'], subject),
          ),
          ...allow(['update', 'delete'], 'DriveFile', { mockMaterials: exists }),
          ...allow(['update', 'delete'], 'DriveFile', { mockTemplates: exists }),
        ]
      : []),
  ],
})
