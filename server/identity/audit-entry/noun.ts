import { acts } from '../../../schema/generated/acts'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import type { Writing } from '../../kernel/write/write'
import { browserOf } from '../device/browser-name'
import { chainAudit } from './chain'
import { auditChange, auditEntry as entity } from './table'

/** Blanks the values of the person who leaves. Their digests stay, so the chain still holds. */
async function erase({ query, now }: Writing, { userId }: { userId: string }) {
  await query({
    text: 'update audit_changes set before = null, after = null, erased_at = $2 where user_id = $1 and erased_at is null',
    values: [userId, now],
  })
}

export const auditEntry = noun({
  entities: [entity, auditChange],
  operations: { auditEntry: row('AuditEntry'), auditLog: list('AuditEntry') },
  fields: {
    AuditEntry: {
      act: ({ operation }: { operation: string }) => acts[operation] ?? operation,
      browser: ({ userAgent }: { userAgent: string | null }) => browserOf(userAgent),
    },
    AuditChange: {
      record: ({ record }: { record: string }) => record.replaceAll('_', ' '),
      field: ({ field }: { field: string }) => field.replaceAll('_', ' '),
    },
  },
  erasure: { erase },
  // What staff did is theirs; what they changed of the person is in the person's own records.
  exported: 'nothing of a person',
  whenDue: (services) => () => chainAudit(services),
  unwatched: { audit_changes: 'the log itself', audit_entries: 'the log itself' },
  outOfReach: { audit_entries_place: 'given by the chain alone' },
})
