import { ofOthers, ofSessionNotSat, ofSessionSat } from '../about-oneself'
import { allow, audiences, noun, type On } from '../rule'
import { holds } from '../viewer'

const entry = audiences('AuditEntry', {
  reader: [
    ...([
      'id',
      'place',
      'insertedAt',
      'actorId',
      'actorName',
      'operation',
      'act',
      'network',
      'browser',
      'people',
      'things',
    ] as const),
    ...(['changes', 'hash'] as const),
  ],
})
const change = audiences('AuditChange', {
  reader: ['id', 'record', 'recordId', 'kind', 'field', 'before', 'after'],
})

/** What staff keep of a person, which that person does not read here either. */
const ofStaff = ['meta', 'contact_status', 'follow_up']

/** Marks and reviews of one's own session are drafts until they are released, and what stood in them before is the staff's. */
const notOfOwnSessions: On<'AuditChange'> = {
  ...ofSessionNotSat,
  sheet: { $none: ofSessionSat },
  material: { $none: ofSessionSat },
}

export const auditEntry = noun({
  operations: { auditEntry: 'view_audit_log', auditLog: 'view_audit_log' },
  fields: { AuditEntry: entry, AuditChange: change },
  rules: (viewer) =>
    holds(viewer, 'view_audit_log')
      ? [
          ...allow('read', 'AuditEntry'),
          ...allow('read', 'AuditChange', { ...ofOthers, ...notOfOwnSessions }),
          ...allow('read', 'AuditChange', { field: { $nin: ofStaff }, ...notOfOwnSessions }),
        ]
      : [],
})
