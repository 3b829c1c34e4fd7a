import { allow, audiences, noun, type On } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Lead', {
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
const isLead: On<'Lead'> = {
  type: 'aspiringSolicitor',
  role: 'user',
  disabledAt: null,
  archivedAt: null,
  roles: { $none: {} },
}

export const lead = noun({
  operations: { lead: 'view_all_users', leads: 'view_all_users', leadFigures: 'view_all_users' },
  fields: { Lead: fields },
  rules: (viewer) =>
    holds(viewer, 'view_all_users')
      ? [
          ...allow('read', 'Lead', isLead, fields.reader),
          ...allow('read', 'Lead', { ...isLead, contactStatus: { $ne: 'do_not_contact' } }, fields.contact),
        ]
      : [],
})
