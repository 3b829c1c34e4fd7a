import { leading } from '../../rules/groups/membership'
import { leadingTypes } from '../../rules/groups/tickets'
import type { FieldOf } from '../row'
import { allow, audiences, ME, noun, type On } from '../rule'
import { holds, type Viewer } from '../viewer'

const fields = audiences('User', {
  /** For everybody, of a tutor. */
  preview: ['id', 'nickname', 'fullName', 'timezone', 'avatar', 'summary', 'type'],
  /** For attendees of the same session, for those who lead an event of theirs, and for staff whose work is about people. */
  attendee: ['id', 'avatar', 'firstName', 'lastName', 'nickname', 'fullName', 'type'],
  /** For staff who give roles. */
  rights: ['role', 'roles', 'abilities'],
  /** For the person, and for staff with view_all_users. */
  own: [
    'googleId',
    'country',
    'countryId',
    'address',
    'zoomId',
    'linkedIn',
    'skype',
    'email',
    'locale',
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
  ],
  /** Staff's own notes and marks, for staff with view_all_users: never for the person they are about. */
  kept: ['meta', 'contactStatus', 'followUp'],
})
const toTheirPerson = [...fields.preview, ...fields.attendee, ...fields.rights, ...fields.own]
const ofOthers = { id: { $ne: ME } } as const
/** The ways to contact a person. */
const ways = ['email', 'address', 'zoomId', 'linkedIn', 'skype'] as const
const beside = (all: readonly FieldOf<'User'>[]) => all.filter((field) => !ways.some((way) => way === field))
/** All that staff read of a person. */
const ofPerson = beside([...toTheirPerson, ...fields.kept])

const tutorPreview = audiences('TutorPreview', {
  reader: ['id', 'nickname', 'fullName', 'timezone', 'avatar', 'summary'],
})
const attendsWithMe: On<'User'> = {
  attendances: { $elemMatch: { session: { $elemMatch: { attendees: { $elemMatch: { userId: ME } } } } } },
}
/** People of the groups that the viewer is in. */
const inMyGroup: On<'User'> = {
  memberships: {
    $elemMatch: {
      state: 'accepted',
      studyGroup: { $elemMatch: { members: { $elemMatch: { userId: ME, state: 'accepted' } } } },
    },
  },
}
/** People who have to do with a group that the viewer leads. */
const inGroupLed: On<'User'> = {
  memberships: {
    $elemMatch: {
      state: { $ne: 'none' },
      studyGroup: {
        $elemMatch: { members: { $elemMatch: { userId: ME, state: 'accepted', role: { $in: leading } } } },
      },
    },
  },
}
/** People who have to do with an event that the viewer leads: its list of who came is of names. */
const atEventLed: On<'User'> = {
  tickets: {
    $elemMatch: {
      standing: { $ne: 'none' },
      meeting: { $elemMatch: { members: { $elemMatch: { userId: ME, standing: { $in: leadingTypes } } } } },
    },
  },
}
/** The fields that people change of themselves. */
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
/** Staff who work with people but may not read everything about them: they learn names. */
const knowsPeople = [
  'view_all_sessions',
  'manage_sessions',
  'assign_tutors',
  'manage_users',
  'manage_billing',
  'manage_study_groups',
] as const

/** Whoever asked to be left alone is reached by nobody but those who administer the account, such as its address. */
const readOfOthers = (viewer: Viewer) =>
  holds(viewer, 'manage_users')
    ? allow('read', 'User', ofOthers)
    : [
        ...allow('read', 'User', ofOthers, ofPerson),
        ...allow('read', 'User', { ...ofOthers, contactStatus: { $ne: 'do_not_contact' } }, ways),
      ]

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
    // Whoever has not completed the profile may leave as well.
    userDelete: 'unconfirmed',
    userRolesUpdate: 'manage_roles',
    userRoleAdd: 'manage_roles',
    userPracticeAreasUpdate: 'manage_users',
    userUpdated: 'confirmed',
  },
  unseen: ['userExport'],
  fields: { User: fields, TutorPreview: tutorPreview },
  rules: (viewer) => [
    ...allow('read', 'User', { id: ME }, toTheirPerson),
    ...allow('update', 'User', { id: ME }, [...ownFields, 'locale']),
    ...(viewer.confirmed
      ? [
          ...allow('read', 'TutorPreview'),
          ...allow('read', 'User', { type: { $in: ['tutoringSolicitor', 'interviewer'] } }, fields.preview),
          // A person is sought by one rule after the other, and one's groups are far fewer than one's sessions.
          ...allow('read', 'User', inMyGroup, fields.preview),
          ...allow('read', 'User', inGroupLed, fields.preview),
          ...allow('read', 'User', attendsWithMe, fields.attendee),
          ...allow('read', 'User', atEventLed, fields.attendee),
        ]
      : []),
    ...(holds(viewer, knowsPeople) ? allow('read', 'User', undefined, fields.attendee) : []),
    ...(holds(viewer, 'manage_roles') ? allow('read', 'User', undefined, [...fields.attendee, ...fields.rights]) : []),
    ...(holds(viewer, 'view_all_users') ? readOfOthers(viewer) : []),
    // Nobody decides these of themselves.
    ...(holds(viewer, 'manage_users') ? allow('update', 'User', ofOthers, staffFields) : []),
    ...(holds(viewer, 'manage_users')
      ? allow('update', 'User', { id: ME }, [...ownFields, 'type', 'practiceAreas'])
      : []),
  ],
})
