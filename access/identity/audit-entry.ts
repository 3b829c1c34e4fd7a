import { allow, audiences, noun } from '../rule'
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
    ] as const),
    ...(['changes', 'hash'] as const),
  ],
})
const change = audiences('AuditChange', {
  reader: ['id', 'record', 'recordId', 'kind', 'field', 'before', 'after'],
})

export const auditEntry = noun({
  operations: { auditEntry: 'view_audit_log', auditLog: 'view_audit_log' },
  fields: { AuditEntry: entry, AuditChange: change },
  rules: (viewer) =>
    holds(viewer, 'view_audit_log') ? [...allow('read', 'AuditEntry'), ...allow('read', 'AuditChange')] : [],
})
