import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
mocks                  unauthenticated  forbidden    disabled  forbidden  forbidden  some       none        forbidden  all         all    | all: view_all_mocks manage_mocks
mocks:editable         unauthenticated  forbidden    disabled  forbidden  forbidden  some       none        forbidden  all         all    | none: view_all_mocks; all: manage_mocks
mock                   unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok     | ok: view_all_mocks manage_mocks
mockTutors             unauthenticated  forbidden    disabled  forbidden  forbidden  some       not_found   forbidden  some        some   | some: view_all_mocks manage_mocks assign_tutors
mockCreate             unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_mocks
mockUpdate             unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok     | ok: manage_mocks
mockDelete             unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_mocks
mockPermissions        unauthenticated  forbidden    disabled  forbidden  forbidden  some       none        forbidden  all         all    | all: view_all_mocks manage_mocks
mockPermissionCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_mocks
mockPermissionUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_mocks
mockPermissionDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_mocks
mockPermissionUpdated  unauthenticated  forbidden    disabled  silent     silent     ok         silent      silent     ok          ok     | ok: view_all_mocks manage_mocks
mockMaterialCreate     unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok     | ok: manage_mocks
mockTemplateCreate     unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok     | ok: manage_mocks
`,
  {
    'mocks:editable': () => ({ editable: true }),
    mock: ({ mocks }) => ({ id: mocks.window }),
    mockTutors: ({ mocks }) => ({ mockId: mocks.window }),
    mockCreate: ({ types, areas }) => ({ sessionTypeId: types.live, practiceAreaId: areas.taught, name: 'Doe v Roe' }),
    mockUpdate: ({ mocks }) => ({ id: mocks.window, level: 'stretch' }),
    mockDelete: ({ mocks }) => ({ id: mocks.unused }),
    mockPermissionCreate: ({ people, mocks }) => ({ userId: people.unassigned.id, mockId: mocks.window }),
    mockPermissionUpdate: ({ permissionId }) => ({ id: permissionId, type: 'view' }),
    mockPermissionDelete: ({ permissionId }) => ({ id: permissionId }),
    mockMaterialCreate: ({ mocks }) => ({ mockId: mocks.window, file: upload }),
    mockTemplateCreate: ({ mocks }) => ({ mockId: mocks.window, file: upload }),
  },
)
