import { policyVersions } from '../../../../rules/identity/policies'
import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                   anonymous        unconfirmed  disabled  student    another     tutor       unassigned  staff       supervisor  admin
currentUser                 unauthenticated  ok           disabled  ok         ok          ok          ok          ok          ok          ok
userConfirmation            unauthenticated  ok           disabled  conflict   conflict    conflict    conflict    conflict    conflict    conflict
policiesAccept              unauthenticated  forbidden    disabled  ok         ok          ok          ok          ok          ok          ok
users                       unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   all         all         | all: view_all_users
user                        unauthenticated  forbidden    disabled  ok         not_found   ok          not_found   not_found   ok          ok          | ok: view_all_users view_all_sessions manage_sessions assign_tutors manage_users manage_billing manage_study_groups manage_roles
user:tutor                  unauthenticated  forbidden    disabled  ok         ok          ok          ok          ok          ok          ok
userUpdate                  unauthenticated  forbidden    disabled  ok         not_found   forbidden   not_found   not_found   ok          ok          | ok: manage_users; forbidden: view_all_users view_all_sessions manage_sessions assign_tutors manage_billing manage_study_groups manage_roles
userUpdate:for-staff        unauthenticated  forbidden    disabled  forbidden  not_found   forbidden   not_found   not_found   ok          ok          | ok: manage_users; forbidden: view_all_users view_all_sessions manage_sessions assign_tutors manage_billing manage_study_groups manage_roles
userUpdate:admin            unauthenticated  forbidden    disabled  not_found  not_found   not_found   not_found   not_found   forbidden   ok          | forbidden: view_all_users view_all_sessions manage_sessions assign_tutors manage_users manage_billing manage_study_groups manage_roles
userUpdate:locale           unauthenticated  forbidden    disabled  ok         not_found   forbidden   not_found   not_found   forbidden   forbidden   | forbidden: view_all_users view_all_sessions manage_sessions assign_tutors manage_users manage_billing manage_study_groups manage_roles
userDisable                 unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok          | ok: manage_users
userDisable:admin           unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   forbidden   ok
userEnable                  unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok          | ok: manage_users
userExport                  unauthenticated  forbidden    disabled  ok         ok          ok          ok          ok          ok          ok
userDelete                  unauthenticated  validation   disabled  conflict   validation  validation  validation  validation  validation  validation
userRolesUpdate             unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok          | ok: manage_roles
userRolesUpdate:stronger    unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok
userRoleAdd                 unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok          | ok: manage_roles
userRoleAdd:stronger        unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok
userRolesUpdate:supervisor  unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   forbidden   ok
userPracticeAreasUpdate     unauthenticated  forbidden    disabled  forbidden  forbidden   forbidden   forbidden   forbidden   ok          ok          | ok: manage_users
userUpdated                 unauthenticated  forbidden    disabled  ok         silent      ok          silent      silent      ok          ok          | ok: view_all_users view_all_sessions manage_sessions assign_tutors manage_users manage_billing manage_study_groups manage_roles
`,
  {
    userConfirmation: ({ countryId }) => ({ ...profile, country: countryId }),
    policiesAccept: () => ({
      termsAndConditions: policyVersions.termsAndConditions.version,
      pricePolicy: policyVersions.pricePolicy.version,
      privacyPolicy: policyVersions.privacyPolicy.version,
    }),
    user: ({ people }) => ({ id: people.student.id }),
    'user:tutor': ({ people }) => ({ id: people.tutor.id }),
    userUpdate: ({ people }) => ({ id: people.student.id, nickname: 'Sammy' }),
    'userUpdate:for-staff': ({ people }) => ({ id: people.student.id, contactStatus: 'contacted' }),
    'userUpdate:admin': ({ otherAdmin }) => ({ id: otherAdmin.id, contactStatus: 'contacted' }),
    'userUpdate:locale': ({ people }) => ({ id: people.student.id, locale: 'en-us' }),
    userDisable: ({ people }) => ({ id: people.student.id }),
    'userDisable:admin': ({ otherAdmin }) => ({ id: otherAdmin.id }),
    userEnable: ({ people }) => ({ id: people.student.id }),
    userDelete: ({ people }) => ({ email: people.student.email }),
    userRolesUpdate: ({ people, roles }) => ({ id: people.student.id, roles: [roles.weak] }),
    'userRolesUpdate:stronger': ({ people, roles }) => ({ id: people.student.id, roles: [roles.strong] }),
    userRoleAdd: ({ people, roles }) => ({ id: people.student.id, roleId: roles.weak }),
    'userRoleAdd:stronger': ({ people, roles }) => ({ id: people.student.id, roleId: roles.strong }),
    'userRolesUpdate:supervisor': ({ people }) => ({ id: people.student.id, role: 'supervisor' }),
    userPracticeAreasUpdate: ({ people, areas }) => ({ id: people.student.id, practiceAreas: [areas.taught] }),
  },
)

const profile = {
  firstName: 'Sam',
  lastName: 'Student',
  preparation: 'sqe2',
  termsAndConditions: true,
  privacyPolicy: true,
  pricePolicy: true,
} as const
