import { allow, audiences, ME, noun, type On } from '../rule'
import { holds } from '../viewer'

const fields = audiences('User', {
  /** Of a tutor, to everybody. */
  preview: ['id', 'nickname', 'fullName', 'timezone', 'avatar', 'summary', 'type'],
  /** To whoever attends a session with them, and to staff whose work is about people. */
  attendee: ['id', 'avatar', 'firstName', 'lastName', 'nickname', 'fullName', 'type'],
  /** To who gives roles. */
  rights: ['role', 'roles', 'abilities'],
  /** To the person, and to staff with view_all_users. */
  own: [
    'googleId',
    'country',
    'countryId',
    'address',
    'zoomId',
    'linkedIn',
    'skype',
    'email',
    'meta',
    'preparation',
    'confirmedAt',
    'insertedAt',
    'updatedAt',
    'lastSeenAt',
    'disabledAt',
    'archivedAt',
    'termsConditionsAccepted',
    'privacyPolicyAccepted',
    'pricePolicyAccepted',
    'termsConditionsVersion',
    'privacyPolicyVersion',
    'pricePolicyVersion',
    'sessionTypes',
    'practiceAreas',
    'paymentStatus',
    'contactStatus',
    'followUp',
  ],
})

const tutorPreview = audiences('TutorPreview', {
  reader: ['id', 'nickname', 'fullName', 'timezone', 'avatar', 'summary'],
})
const attendsWithMe: On<'User'> = {
  attendances: { $elemMatch: { session: { $elemMatch: { attendees: { $elemMatch: { userId: ME } } } } } },
}
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
] as const
const staffFields = [
  ...ownFields,
  'type',
  'meta',
  'paymentStatus',
  'contactStatus',
  'followUp',
  'practiceAreas',
] as const
/** Whose work is about people who need not be theirs to read in full: they learn who it is. */
const knowsPeople = ['view_all_sessions', 'manage_sessions', 'assign_tutors', 'manage_users', 'manage_billing'] as const

export const user = noun({
  operations: {
    currentUser: 'unconfirmed',
    userConfirmation: 'unconfirmed',
    policiesAccept: 'confirmed',
    users: 'view_all_users',
    user: 'confirmed',
    userUpdate: 'confirmed',
    userDisable: 'manage_users',
    userEnable: 'manage_users',
    userExport: 'confirmed',
    userDelete: 'confirmed',
    userRolesUpdate: 'manage_roles',
    userPracticeAreasUpdate: 'manage_users',
    userUpdated: 'confirmed',
  },
  fields: { User: fields, TutorPreview: tutorPreview },
  rules: (viewer) => [
    ...allow('read', 'User', { id: ME }),
    ...allow('update', 'User', { id: ME }, ownFields),
    ...(viewer.confirmed
      ? [
          ...allow('read', 'TutorPreview'),
          ...allow('read', 'User', { type: { $in: ['tutoringSolicitor', 'interviewer'] } }, fields.preview),
          ...allow('read', 'User', attendsWithMe, fields.attendee),
        ]
      : []),
    ...(holds(viewer, knowsPeople) ? allow('read', 'User', undefined, fields.attendee) : []),
    ...(holds(viewer, 'manage_roles') ? allow('read', 'User', undefined, [...fields.attendee, ...fields.rights]) : []),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'User') : []),
    ...(holds(viewer, 'manage_users') ? allow('update', 'User', undefined, staffFields) : []),
  ],
})
