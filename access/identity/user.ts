import { allow, ME, noun } from '../rule'
import { holds } from '../viewer'

const previewFields = ['id', 'nickname', 'fullName', 'timezone', 'avatar', 'summary', 'type']
const attendeeFields = ['id', 'avatar', 'firstName', 'lastName', 'nickname', 'fullName', 'type']
/** What people change of themselves. */
const ownFields = [
  'firstName',
  'lastName',
  'nickname',
  'country',
  'address',
  'timezone',
  'avatar',
  'zoomId',
  'linkedIn',
  'skype',
  'summary',
  'preparation',
]
const staffFields = [...ownFields, 'type', 'meta', 'paymentStatus', 'contactStatus', 'followUp', 'practiceAreas']
/** Whose work is about people who need not be theirs to read in full: they learn who it is. */
const knowsPeople = ['view_all_sessions', 'manage_sessions', 'assign_tutors', 'manage_users', 'manage_billing'] as const

export const user = noun({
  operations: {
    signInProviders: 'anyone',
    oauthRequest: 'anyone',
    oauthCallback: 'anyone',
    web3Request: 'anyone',
    web3Validate: 'anyone',
    web3Confirmation: 'anyone',
    refreshTokens: 'anyone',
    logout: 'anyone',
    currentUser: 'unconfirmed',
    userConfirmation: 'unconfirmed',
    policiesAccept: 'confirmed',
    users: 'view_all_users',
    user: 'confirmed',
    userUpdate: 'confirmed',
    userDisable: 'manage_users',
    userEnable: 'manage_users',
    // One's own; another's is for staff, which the operation says.
    userEmailUpdate: 'confirmed',
    userEmailChange: 'anyone',
    userEmailConfirm: 'anyone',
    userExport: 'confirmed',
    userDelete: 'confirmed',
    userRolesUpdate: 'manage_roles',
    userPracticeAreasUpdate: 'manage_users',
    userUpdated: 'confirmed',
  },
  rules: (viewer) => [
    ...allow('read', 'User', { id: ME }),
    ...allow('update', 'User', { id: ME }, ownFields),
    ...(viewer.confirmed
      ? [
          ...allow('read', 'TutorPreview'),
          ...allow('read', 'User', { type: { $in: ['tutoringSolicitor', 'interviewer'] } }, previewFields),
          ...allow('read', 'User', { 'attendances.session.attendees.userId': ME }, attendeeFields),
        ]
      : []),
    ...(holds(viewer, knowsPeople) ? allow('read', 'User', undefined, attendeeFields) : []),
    ...(holds(viewer, 'manage_roles')
      ? allow('read', 'User', undefined, [...attendeeFields, 'role', 'roles', 'abilities'])
      : []),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'User') : []),
    ...(holds(viewer, 'manage_users') ? allow('update', 'User', undefined, staffFields) : []),
  ],
})
