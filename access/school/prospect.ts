import { allow, audiences, noun, type On } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Prospect', {
  reader: [
    'id',
    'fullName',
    'firstName',
    'lastName',
    'nickname',
    'avatar',
    'timezone',
    'country',
    'preparation',
    'nextSitting',
    'insertedAt',
    'lastSeenAt',
    'paymentStatus',
    'contactStatus',
    'followUp',
    'answered',
    'note',
    'notedAt',
    'user',
  ],
  /** The ways to contact: of nobody who has asked to be left alone, whatever the reader may do. */
  contact: ['email', 'skype', 'linkedIn'],
})

/** Students with an account that works; whoever holds a role is staff. */
const isProspect: On<'Prospect'> = {
  type: 'aspiringSolicitor',
  role: 'user',
  disabledAt: null,
  archivedAt: null,
  roles: { $none: {} },
}

export const prospect = noun({
  operations: { prospect: 'view_all_users', prospects: 'view_all_users', prospectFigures: 'view_all_users' },
  fields: { Prospect: fields },
  rules: (viewer) =>
    holds(viewer, 'view_all_users')
      ? [
          ...allow('read', 'Prospect', isProspect, fields.reader),
          ...allow('read', 'Prospect', { ...isProspect, contactStatus: { $ne: 'do_not_contact' } }, fields.contact),
        ]
      : [],
})
