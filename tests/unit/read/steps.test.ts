import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { type Conditions, ME } from '../../../access/rule'
import { entities, entityNamed, snake } from '../../../server/kernel/read/entity'
import { match } from '../../../server/kernel/read/scope'
import { Parameters } from '../../../server/kernel/read/sql-text'
import { nouns } from '../../../server/nouns'

const sqlOf = (type: string, where: Conditions) => match(entityNamed(type), 'a', where, new Parameters([], 'user'))

it('a rule reads no row between two steps of which nothing else is asked: whoever attends with me is found by attendees alone', () => {
  const attendees = (where: Conditions) => ({ attendances: { $elemMatch: { session: { $elemMatch: where } } } })
  const mine: Conditions = { attendees: { $elemMatch: { userId: ME } } }
  expect(sqlOf('User', attendees(mine))).toBe(
    'a.id = any(array(select t0.user_id from "session_attendees" t0 where t0.session_id = any(array(select t1.session_id from "session_attendees" t1 where t1."user_id" = $1::uuid))))',
  )
  expect(sqlOf('User', attendees({ ...mine, status: 'booked' }))).toContain('"sessions"')
  expect(sqlOf('User', attendees({ attendees: { $none: { userId: ME } } }))).toContain('"sessions"')
})

it('a key that stands for the row it names is a reference to its table, so that the row is there', () => {
  expect(nouns.length).toBeGreaterThan(20)
  const loose = [...entities.values()].flatMap(({ name, tableName, relations }) =>
    Object.entries(relations).flatMap(([field, { kind, to, key }]) => {
      if (kind !== 'many' && kind !== 'has') return []
      const refers = getTableConfig(entityNamed(to).table).foreignKeys.some((each) => {
        const { columns, foreignTable } = each.reference()
        return columns.some((column) => snake(column.name) === snake(key)) && named(foreignTable) === tableName
      })
      return refers ? [] : [`${name}.${field}`]
    }),
  )
  expect(loose).toEqual([])
})

const named = (table: PgTable) => `"${getTableConfig(table).name}"`
