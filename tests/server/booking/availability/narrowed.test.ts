import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTimetables } from '../../../../server/booking/starts/timetables'
import { build, type Person, type TestApp } from '../../../build'
import { hold, inDays, type School, school } from '../../../factories'
import { openPlans } from '../../plans'

let app: TestApp
let staff: Person
let place: School
let other: School
let tutor: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_sessions'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await school(app)
  other = await school(app)
  tutor = place.tutors[0] as Person
  await query(
    'insert into mock_permissions (id, mock_id, user_id, type, role) select gen_random_uuid(), $1, $2, $3, $4',
    [other.mockIds[0], tutor.id, 'conduct', 'tutor'],
  )
  await query('delete from availability_rules where user_id = any($1::uuid[])', [
    [tutor.id, ...other.tutors.map(({ id }) => id)],
  ])
})

const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

const extra = (variables: object, who: Person = tutor) =>
  app.send(
    `mutation ($user: ID, $from: DateTime!, $until: DateTime!, $types: [ID!], $areas: [ID!], $kind: AvailabilityExceptionKind = extra) {
      availabilityExceptionCreate(userId: $user, kind: $kind, from: $from, until: $until, sessionTypes: $types, practiceAreas: $areas) {
        id sessionTypes { id } practiceAreas { id } } }`,
    { from: inDays(app, 3, 10), until: inDays(app, 3, 12), ...variables },
    who,
  )
const rule = (variables: object, who: Person = tutor) =>
  app.send(
    `mutation ($types: [ID!], $areas: [ID!]) {
      availabilityRuleCreate(weekday: 1, from: "09:00", until: "17:00", sessionTypes: $types, practiceAreas: $areas) { id } }`,
    variables,
    who,
  )
const change = (id: string, values: object, who: Person = tutor) =>
  app.send(
    `mutation ($id: ID!, $until: DateTime, $types: [ID!], $note: String, $kind: AvailabilityExceptionKind) {
      availabilityExceptionUpdate(id: $id, until: $until, sessionTypes: $types, note: $note, kind: $kind) { id until note sessionTypes { id } } }`,
    { id, ...values },
    who,
  )
const starts = async ({ typeId, areaId }: School) => {
  const { data } = await app.send(
    'query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from sessionTypes { id } practiceAreas { id } } } }',
    { type: typeId, area: areaId, from: inDays(app, 3, 0), until: inDays(app, 4, 0) },
    await app.person(),
  )
  return data.slots.entries as { from: string; sessionTypes: { id: string }[]; practiceAreas: { id: string }[] }[]
}

describe('extra hours for some types and areas', () => {
  it('can be booked for these alone, in the list and by a hold', async () => {
    const made = await extra({ types: [place.typeId], areas: [place.areaId] })
    expect(made.data.availabilityExceptionCreate).toMatchObject({
      sessionTypes: [{ id: place.typeId }],
      practiceAreas: [{ id: place.areaId }],
    })
    const listed = await starts(place)
    expect(listed).toHaveLength(4)
    expect(listed[0]).toMatchObject({ sessionTypes: [{ id: place.typeId }], practiceAreas: [{ id: place.areaId }] })
    expect(await starts(other)).toEqual([])
    const refused = await hold(app, other, await app.person(), inDays(app, 3, 10))
    expect(refused.errors?.[0]?.extensions.code).toBe('SLOT_TAKEN')
    expect((await hold(app, place, await app.person(), inDays(app, 3, 10))).errors).toBeUndefined()
  })

  it('are for everything that the tutor is permitted on where they name nothing', async () => {
    await extra({})
    expect([(await starts(place)).length, (await starts(other)).length]).toEqual([4, 4])
  })

  it('can be changed by their tutor and by staff, and the starts follow', async () => {
    const { id } = (await extra({ types: [place.typeId] })).data.availabilityExceptionCreate
    expect((await starts(other)).length).toBe(0)
    const changed = await change(id, { types: [other.typeId], until: inDays(app, 3, 11), note: 'Evening' }, staff)
    expect(changed.data.availabilityExceptionUpdate).toMatchObject({
      sessionTypes: [{ id: other.typeId }],
      until: inDays(app, 3, 11).toISOString(),
      note: 'Evening',
    })
    expect([(await starts(place)).length, (await starts(other)).length]).toEqual([0, 2])
    await change(id, { types: null })
    expect([(await starts(place)).length, (await starts(other)).length]).toEqual([2, 2])
    expect(
      (await change(id, { note: null }, await app.person({ type: 'tutoringSolicitor' }))).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND')
  })

  it('stand in the calendar with their types and areas, beside the time that is for everything', async () => {
    await extra({ types: [place.typeId] })
    await extra({ from: inDays(app, 3, 11), until: inDays(app, 3, 13) })
    const { data } = await app.send(
      'query ($from: DateTime!, $until: DateTime!) { slots(from: $from, until: $until) { entries { id from until status sessionTypes { id } practiceAreas { id } } } }',
      { from: inDays(app, 3, 0), until: inDays(app, 4, 0) },
      tutor,
    )
    const shown = data.slots.entries.map(({ id: _, ...slot }: { id: string }) => slot)
    const at = (hour: number) => inDays(app, 3, hour).toISOString()
    expect(shown).toEqual([
      { from: at(10), until: at(11), status: 'open', sessionTypes: [{ id: place.typeId }], practiceAreas: [] },
      { from: at(11), until: at(13), status: 'open', sessionTypes: [], practiceAreas: [] },
    ])
  })
})

describe('the database', () => {
  it('refuses hours for a type, an area or a pair of them of which the tutor may conduct no mock', async () => {
    const strange = await school(app)
    const asked = [
      [{ types: [strange.typeId] }, 'sessionTypes'],
      [{ types: [place.typeId, strange.typeId] }, 'sessionTypes'],
      [{ areas: [strange.areaId] }, 'practiceAreas'],
      [{ types: [place.typeId], areas: [other.areaId] }, 'sessionTypes'],
    ] as const
    for (const [variables, field] of asked)
      for (const answer of [
        await extra(variables),
        await rule(variables),
        await extra({ ...variables, user: tutor.id }, staff),
      ])
        expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
    expect(
      (await rule({ types: [place.typeId, other.typeId], areas: [place.areaId, other.areaId] })).errors,
    ).toBeUndefined()
  })

  it('counts a permission to view for nothing', async () => {
    await query("update mock_permissions set type = 'view' where user_id = $1", [tutor.id])
    expect((await extra({ types: [place.typeId] })).errors?.[0]?.extensions.field).toBe('sessionTypes')
  })

  it('leaves hours alone whose permission was taken away later, and offers nothing for them', async () => {
    const { id } = (await extra({ types: [place.typeId] })).data.availabilityExceptionCreate
    await query('delete from mock_permissions where mock_id = $1', [place.mockIds[0]])
    app.services.bus.publish('change', { type: 'MockPermission', id, kind: 'deleted' })
    expect(await starts(place)).toEqual([])
    expect((await change(id, { types: [place.typeId], note: 'As before' })).errors).toBeUndefined()
  })

  it('refuses time off that names a type, and more than a year', async () => {
    const off = await extra({ kind: 'off', types: [place.typeId] })
    expect(off.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'sessionTypes' })
    const { id } = (await extra({ types: [place.typeId] })).data.availabilityExceptionCreate
    expect((await change(id, { kind: 'off' })).errors?.[0]?.extensions.field).toBe('sessionTypes')
    expect((await change(id, { kind: 'off', types: [] })).errors).toBeUndefined()
    expect((await change(id, { until: inDays(app, 370) })).errors?.[0]).toMatchObject({
      message: 'An exception lasts a year at most.',
      extensions: { field: 'until' },
    })
    expect((await change(id, { until: inDays(app, 2) })).errors?.[0]?.extensions.field).toBe('until')
  })
})

it('reads no more for a search of starts, however many hours other tutors narrow', async () => {
  const plans = await openPlans(app)
  await extra({ types: [place.typeId] })
  const period = { from: inDays(app, 3, 0), until: inDays(app, 4, 0) }
  const reads = async () => {
    const [timetables] = await plans.statementsOf(() => readTimetables(app.services.database, [tutor.id], period))
    if (!timetables) throw new Error('no timetable was read')
    return plans.rowsRead(timetables)
  }
  try {
    const before = await reads()
    await query(
      `insert into users (id, email, type, confirmed_at) select gen_random_uuid(), 'many-' || n || '@articled.example', 'tutoringSolicitor', now()
       from generate_series(1, 300) n`,
      [],
    )
    await query(
      `insert into availability_exceptions (id, user_id, kind, "from", "until") select gen_random_uuid(), u.id, 'extra', now() + n * interval '1 day', now() + n * interval '1 day' + interval '2 hours'
       from users u, generate_series(1, 20) n where u.email like 'many-%'`,
      [],
    )
    await plans.query('analyze availability_exceptions')
    expect(await reads()).toBeLessThanOrEqual(before + 5)
  } finally {
    await plans.close()
  }
})
