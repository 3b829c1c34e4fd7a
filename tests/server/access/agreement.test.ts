import { subject } from '@casl/ability'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Conditions, ME, NOW, type Rule } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'
import { newId } from '../../../server/kernel/database/columns'
import { entityNamed } from '../../../server/kernel/read/entity'
import { fieldScope, match, rowScope } from '../../../server/kernel/read/scope'
import { Parameters } from '../../../server/kernel/read/sql-text'
import { sessionAttendees, sessions } from '../../../server/room/session/table'
import { build, type Person, type TestApp } from '../../build'
import { school } from '../../factories'
import { abilityOf } from './ability'

const ROWS = 40

let app: TestApp
let people: Person[]
let rows: Record<string, unknown>[]
beforeAll(async () => {
  app = await build()
  people = [await app.person(), await app.person(), await app.person()]
  const places = [await school(app, { price: 5000 }), await school(app, { price: 9000, mode: 'window' })]
  const { orm } = app.services.database
  const statuses = ['pending', 'booked', 'marked', 'cancelled'] as const
  const roles = ['candidate', 'tutor', 'observer'] as const
  const now = Date.now()
  for (let at = 0; at < ROWS; at++) {
    const place = places[at % 2]
    const id = newId()
    const startAt = new Date(now + (at - ROWS / 2) * 3_600_000)
    await orm.insert(sessions).values({
      id,
      sessionTypeId: place?.typeId ?? '',
      practiceAreaId: place?.areaId ?? '',
      mockId: at % 3 ? place?.mockIds[0] : null,
      name: 'x',
      shortName: 'x',
      status: statuses[at % 4] ?? 'pending',
      startAt,
      endAt: new Date(startAt.getTime() + 60_000),
      deadline: at % 5 ? null : startAt,
      finalMark: at % 4 ? null : at % 6,
    })
    for (const [position, person] of people.entries())
      if ((at >> position) & 1)
        await orm
          .insert(sessionAttendees)
          .values({ sessionId: id, userId: person.id, role: roles[(at + position) % 3] ?? 'observer' })
  }
  const loaded = await app.services.database.query({
    text: `select s.*, s.start_at as "startAt", s.final_mark as "finalMark", s.mock_id as "mockId",
      (select json_agg(json_build_object('userId', a.user_id, 'role', a.role)) from session_attendees a where a.session_id = s.id) as attendees,
      (select json_build_object('price', t.price, 'mode', t.mode) from session_types t where t.id = s.session_type_id) as "sessionType",
      (select json_build_object('status', m.status, 'name', m.name) from mocks m where m.id = s.mock_id) as mock
      from sessions s`,
  })
  rows = loaded.rows.map((row) => ({ ...row, attendees: row.attendees ?? [] }))
})
afterAll(() => app.close())

const status = fc.constantFrom('pending', 'booked', 'marked', 'cancelled')
const oneOf = <Value>(operator: string, value: fc.Arbitrary<Value>) => value.map((each) => ({ [operator]: each }))
const text: fc.Arbitrary<Conditions[string]> = fc.oneof(
  status,
  oneOf('$eq', status),
  oneOf('$ne', status),
  oneOf('$in', fc.array(status, { minLength: 1, maxLength: 3 })),
  oneOf('$nin', fc.array(status, { minLength: 1, maxLength: 3 })),
) as never
const operators = ['$gt', '$gte', '$lt', '$lte'] as const
const number = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 6 }),
  ...operators.map((each) => oneOf(each, fc.integer({ min: 0, max: 6 }))),
  oneOf('$ne', fc.integer({ min: 0, max: 6 })),
) as fc.Arbitrary<Conditions[string]>
const instant = fc.constantFrom(...operators.map((each) => ({ [each]: NOW })), { $ne: null }) as fc.Arbitrary<
  Conditions[string]
>
const role = fc.constantFrom('candidate', 'tutor', 'observer')
const attendee = fc.oneof(
  fc.constant({ userId: ME }),
  role.map((each) => ({ userId: ME, role: each })),
  role.map((each) => ({ role: each })),
  role.map((each) => ({ userId: ME, role: { $ne: each } })),
) as fc.Arbitrary<Conditions>

const part: fc.Arbitrary<Conditions> = fc.oneof(
  text.map((each) => ({ status: each })),
  number.map((each) => ({ finalMark: each })),
  instant.map((each) => ({ startAt: each })),
  instant.map((each) => ({ deadline: each })),
  fc.constant({ 'attendees.userId': ME }),
  role.map((each) => ({ 'attendees.role': each })),
  attendee.map((each) => ({ attendees: { $elemMatch: each } })),
  attendee.map((each) => ({ attendees: { $none: each } })),
  fc.constantFrom('published', 'draft').map((each) => ({ mock: { $none: { status: each } } })),
  fc.integer({ min: 4000, max: 10_000 }).map((each) => ({ 'sessionType.price': { $gt: each } })),
  fc.constantFrom('live', 'window').map((each) => ({ 'sessionType.mode': { $ne: each } })),
  fc.constantFrom('published', 'draft').map((each) => ({ 'mock.status': each })),
  fc.constantFrom('Mock 0', 'Mock 1').map((each) => ({ mock: { $elemMatch: { name: { $ne: each } } } })),
  fc.constant({ mockId: null }),
)
const rule: fc.Arbitrary<Rule> = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => ({ action: 'read', subject: 'Session', where: Object.assign({}, ...parts) as Conditions }))

it('can() and the SQL let the same rows through, for generated rules', { timeout: 120_000 }, async () => {
  const entity = entityNamed('Session')
  const now = new Date()
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { maxLength: 4 }), fc.integer({ min: 0, max: 2 }), async (rules, at) => {
      const viewer: Viewer = {
        id: people[at]?.id ?? '',
        role: 'user',
        type: 'aspiringSolicitor',
        abilities: [],
        confirmed: true,
      }
      const ability = abilityOf(viewer, () => now, rules)
      const expected = rows
        .filter((row) => ability.can('read', subject('Session', { ...row }) as never))
        .map(({ id }) => id)

      const parameters = new Parameters(rules, 'generated')
      const statement = `select t.id from sessions t where ${rowScope('read', entity, 't', parameters)}`
      const values = parameters.list.map((each) => each({ me: viewer.id, now, args: {} }))
      const found = await app.services.database.query({ text: statement, values })
      expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort())
    }),
    { numRuns: 400 },
  )
})

const fieldNames = ['name', 'status'] as const
const ruleOnFields: fc.Arbitrary<Rule> = fc
  .tuple(rule, fc.option(fc.subarray([...fieldNames], { minLength: 1 })))
  .map(([made, fields]) => ({ ...made, ...(fields && { fields }) }))
/** The rules of one viewer often repeat one another with one more condition. */
const related = fc
  .tuple(fc.array(ruleOnFields, { minLength: 1, maxLength: 3 }), fc.array(rule, { maxLength: 3 }))
  .map(([some, more]) => [
    ...some,
    ...more.map(({ where }, at) => {
      const base = some[at % some.length] as Rule
      return { ...base, where: { ...where, ...base.where } as Conditions }
    }),
  ])

it('can() and the SQL let the same fields through, also of rows that are known to meet a condition', {
  timeout: 120_000,
}, async () => {
  const entity = entityNamed('Session')
  const now = new Date()
  await fc.assert(
    fc.asyncProperty(related, fc.option(part), fc.integer({ min: 0, max: 2 }), async (rules, also, at) => {
      const me = people[at]?.id ?? ''
      const viewer: Viewer = { id: me, role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: true }
      const met = also ? { ...rules[0]?.where, ...also } : {}
      const meets = abilityOf(viewer, () => now, [{ action: 'read', subject: 'Session', where: met }])
      const ability = abilityOf(viewer, () => now, rules)
      const can = (row: Record<string, unknown>, field?: string) => {
        const asked = () => subject('Session', { ...row }) as never
        return (!also || meets.can('read', asked())) && ability.can('read', asked(), field)
      }
      const expected = rows.flatMap((row) =>
        can(row) ? [[row.id, ...fieldNames.filter((each) => can(row, each))]] : [],
      )

      const parameters = new Parameters(rules, 'generated')
      const masks = fieldNames.map(
        (each) => `case when ${fieldScope('read', entity, 't', each, parameters)} then '${each}' end`,
      )
      const known = also ? match(entity, 't', met, parameters) : 'true'
      const text = `select t.id, array[${masks}] as fields from sessions t where ${known} and ${rowScope('read', entity, 't', parameters, met)}`
      const values = parameters.list.map((each) => each({ me, now, args: {} }))
      const found = (await app.services.database.query({ text, values })).rows
      const shown = found.map(({ id, fields }) => [id, ...(fields as (string | null)[]).filter(Boolean)])
      expect(shown.sort()).toEqual(expected.sort())
    }),
    { numRuns: 300 },
  )
})

it('every rule of ours uses only columns, relations and operators that have SQL', () => {
  const kinds: Viewer[] = (['aspiringSolicitor', 'tutoringSolicitor', 'interviewer'] as const).flatMap((type) =>
    (['user', 'supervisor', 'admin'] as const).flatMap((role) =>
      [true, false].map((confirmed) => ({ id: newId(), role, type, abilities: [], confirmed })),
    ),
  )
  for (const viewer of kinds) {
    const rules = abilityOf(viewer, () => new Date()).rules
    for (const { subject: name } of rules) {
      const all = rules.map((each) => ({
        action: each.action as 'read',
        subject: each.subject as Rule['subject'],
        where: each.conditions as never,
      }))
      expect(() => rowScope('read', entityNamed(String(name)), 't', new Parameters(all, 'all'))).not.toThrow()
    }
  }
})
