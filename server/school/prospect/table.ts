import { users } from '../../identity/user/table'
import { entity, one, type SqlScope } from '../../kernel/read/entity'

const NOTE_CHARS = 160

const latestNote = (column: string, { alias }: SqlScope) =>
  `(select ${column} from user_notes n where n.user_id = ${alias}.id order by n.inserted_at desc, n.id desc limit 1)`

/** The same people as users. That only students are prospects is what the rules say. */
export const prospect = entity('Prospect', users, {
  pictures: ['avatar'],
  sort: ['-insertedAt', 'followUp', 'lastName'],
  newestFirst: true,
  search: ['fullName', 'email', 'nickname'],
  range: 'insertedAt',
  skewed: ['contactStatus'],
  relations: {
    country: one('Country', 'countryId'),
    user: one('User', 'id'),
    roles: { kind: 'through', to: 'Role', table: 'user_roles', key: 'userId', far: 'roleId' },
  },
  expressions: {
    nextSitting: ({ alias, now }) =>
      `(select min(s.date) from exam_sittings s where s.user_id = ${alias}.id and s.date >= (${now()} at time zone 'Europe/London')::date)`,
    answered: ({ alias }) =>
      `(select count(*)::int from attempt_questions q where q.user_id = ${alias}.id and q.answer is not null)`,
    note: (scope) => latestNote(`left(n.text, ${NOTE_CHARS})`, scope),
    notedAt: (scope) => latestNote('n.inserted_at', scope),
  },
  filters: {
    paymentStatus: ({ alias, arg }) => `${alias}.payment_status = any(${arg('paymentStatus')}::text[])`,
    followUpFrom: ({ alias, arg }) => `${alias}.follow_up >= ${arg('followUpFrom')}::date`,
    followUpUntil: ({ alias, arg }) => `${alias}.follow_up <= ${arg('followUpUntil')}::date`,
  },
})
