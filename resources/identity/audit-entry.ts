import { resource } from '../resource'

export const auditEntry = resource({
  list: 'auditLog',
  label: 'Audit log',
  singular: 'audit entry',
  path: '/settings/audit-log',
  group: 'settings',
  ability: 'view_audit_log',
  empty: {
    title: 'Nothing has been changed by staff yet',
    words: 'Each act of staff is written down here: who, when, what and on what.',
  },
  title: 'act',
  one: 'auditEntry',
  columns: ['insertedAt', 'actorName', 'act', 'things', 'people', 'network', 'browser'],
  phone: { name: 'act', end: 'insertedAt', facts: ['actorName', 'things', 'people'] },
  more: ['place', 'hash'],
  labels: {
    insertedAt: 'When',
    actorName: 'Who',
    act: 'What',
    things: 'On what',
    people: 'Of whom',
    network: 'From',
    from: 'Dated from',
    until: 'Dated until',
    actor: 'Who',
    user: 'Of whom',
    place: 'Place in the chain',
  },
  references: { actorId: 'users' },
  filters: ['actorId', 'userId', 'from', 'until'],
  views: [
    { label: 'Today', filters: (day) => ({ from: day(0) }) },
    { label: 'Last seven days', filters: (day) => ({ from: day(-6) }) },
  ],
  tabs: [
    {
      path: 'entry',
      label: 'Entry',
      fields: ['insertedAt', 'actorName', 'act', 'things', 'people', 'network', 'browser', 'place', 'hash'],
      related: [{ label: 'Changes', field: 'changes', columns: ['record', 'kind', 'field', 'before', 'after'] }],
    },
  ],
  live: [],
})
