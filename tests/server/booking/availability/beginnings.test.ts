import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { hold, type School, school } from '../../../factories'

let app: TestApp
let place: School
let tutor: Person
beforeAll(async () => {
  app = await build()
  await app.at(new Date('2027-05-03T06:00:00Z'))
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await school(app)
  tutor = place.tutors[0] as Person
  await app.services.database.query({
    text: 'update session_types set duration = 60 where id = $1',
    values: [place.typeId],
  })
  await app.services.database.query({
    text: 'delete from availability_rules where user_id = any($1::uuid[])',
    values: [place.tutors.map(({ id }) => id)],
  })
})

const rule = (values: object) =>
  app.send(
    `mutation ($zone: String, $weekday: Int!, $from: String!, $until: String!, $first: Date, $last: Date) {
      availabilityRuleCreate(timezone: $zone, weekday: $weekday, from: $from, until: $until, validFrom: $first, validUntil: $last) { id } }`,
    { weekday: 3, ...values },
    tutor,
  )
const starts = async () => {
  const { data } = await app.send(
    'query ($type: ID!, $area: ID!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: "2027-05-10T00:00:00Z", until: "2027-05-17T00:00:00Z") { entries { from } } }',
    { type: place.typeId, area: place.areaId },
    await app.person(),
  )
  return (data.slots.entries as { from: string }[]).map(({ from }) => from.slice(5, 16))
}

describe('hours of sixty minutes give one start, where they begin', () => {
  it.each([
    ['Europe/London', '09:15', '10:15', '05-12T08:15'],
    ['Europe/London', '09:07', '10:07', '05-12T08:07'],
    ['Asia/Kathmandu', '09:00', '10:00', '05-12T03:15'],
    ['Pacific/Chatham', '09:00', '10:00', '05-11T20:15'],
    ['Australia/Eucla', '09:00', '10:00', '05-12T00:15'],
  ])('%s, %s–%s', async (zone, from, until, start) => {
    expect((await rule({ zone, from, until })).errors).toBeUndefined()
    expect(await starts()).toEqual([start])
    const held = await hold(app, place, await app.person(), new Date(`2027-${start}:00Z`))
    expect(held.errors).toBeUndefined()
    expect(await starts()).toEqual([])
  })

  it('extra hours too', async () => {
    await app.send(
      'mutation { availabilityExceptionCreate(kind: extra, from: "2027-05-12T08:10:00Z", until: "2027-05-12T09:40:00Z") { id } }',
      {},
      tutor,
    )
    expect(await starts()).toEqual(['05-12T08:10', '05-12T08:40'])
  })

  it('and time off does not move the starts that are left', async () => {
    await rule({ from: '09:15', until: '12:15' })
    await app.send(
      'mutation { availabilityExceptionCreate(kind: off, from: "2027-05-12T08:00:00Z", until: "2027-05-12T08:50:00Z") { id } }',
      {},
      tutor,
    )
    expect(await starts()).toEqual(['05-12T09:15', '05-12T09:45', '05-12T10:15'])
  })
})

describe('hours that can never give a start are refused with the reason', () => {
  const refused = async (values: object) => {
    const { errors } = await rule(values)
    return [errors?.[0]?.extensions?.code, errors?.[0]?.extensions?.field, errors?.[0]?.message]
  }

  it('shorter than every session of the tutor', async () => {
    expect(await refused({ from: '09:00', until: '09:45' })).toEqual([
      'VALIDATION',
      'until',
      'Nothing can begin in these hours: they last 45 minutes, and the shortest session in them takes 60.',
    ])
  })

  it('unless they touch others, also over midnight', async () => {
    await rule({ from: '09:45', until: '12:00' })
    expect((await rule({ from: '09:00', until: '09:45' })).errors).toBeUndefined()
    await rule({ weekday: 7, from: '23:00', until: '24:00' })
    expect((await rule({ weekday: 1, from: '00:00', until: '00:30' })).errors).toBeUndefined()
  })

  it('whose last day comes before the first, or that meet no such weekday', async () => {
    const hours = { from: '09:00', until: '12:00' }
    expect((await refused({ ...hours, first: '2027-06-02', last: '2027-06-01' })).slice(0, 2)).toEqual([
      'VALIDATION',
      'validUntil',
    ])
    expect((await refused({ ...hours, first: '2027-06-03', last: '2027-06-08' })).slice(0, 2)).toEqual([
      'VALIDATION',
      'weekday',
    ])
    expect((await rule({ ...hours, first: '2027-06-02', last: '2027-06-02' })).errors).toBeUndefined()
  })

  it('by a change too, which then leaves them as they were', async () => {
    const { data } = await rule({ from: '09:00', until: '12:00' })
    const { id } = data.availabilityRuleCreate
    const changed = await app.send(
      'mutation ($id: ID!) { availabilityRuleUpdate(id: $id, until: "09:30") { id } }',
      { id },
      tutor,
    )
    expect(changed.errors?.[0]?.extensions?.field).toBe('until')
    expect((await app.send('{ availabilityRules { until } }', {}, tutor)).data.availabilityRules).toEqual([
      { until: '12:00' },
    ])
  })

  it('while somebody who may conduct nothing yet opens what they like', async () => {
    tutor = await app.person({ type: 'tutoringSolicitor' })
    expect((await rule({ from: '09:00', until: '09:15' })).errors).toBeUndefined()
  })
})

describe('extra hours that can never give a start are refused with the reason', () => {
  const extra = (from: string, until: string, values: object = {}) =>
    app.send(
      `mutation ($from: DateTime!, $until: DateTime!, $types: [ID!]) {
        availabilityExceptionCreate(kind: extra, from: $from, until: $until, sessionTypes: $types) { id } }`,
      { from: `2027-05-12T${from}Z`, until: `2027-05-12T${until}Z`, ...values },
      tutor,
    )
  const refusal = ({ errors }: Awaited<ReturnType<typeof extra>>) => [
    errors?.[0]?.extensions?.code,
    errors?.[0]?.extensions?.field,
    errors?.[0]?.message,
  ]

  it('shorter than every session of the tutor', async () => {
    expect(refusal(await extra('08:00:00', '08:45:00'))).toEqual([
      'VALIDATION',
      'until',
      'Nothing can begin in these hours: they last 45 minutes, and the shortest session in them takes 60.',
    ])
    const { data } = await app.send('{ availabilityExceptions { id } }', {}, tutor)
    expect(data.availabilityExceptions).toEqual([])
  })

  it('an hour long, but without a whole minute at which a session could begin', async () => {
    expect(refusal(await extra('08:00:30', '09:00:30'))).toEqual([
      'VALIDATION',
      'until',
      'Nothing can begin in these hours: sessions begin with the hours and every 30 minutes after, and the shortest takes 60.',
    ])
    expect((await extra('08:00:30', '09:01:00')).errors).toBeUndefined()
    expect(await starts()).toEqual(['05-12T08:01'])
  })

  it('unless they touch other hours, weekly or extra', async () => {
    await rule({ from: '10:00', until: '11:00' })
    expect((await extra('10:00:00', '10:30:00')).errors).toBeUndefined()
    expect(await starts()).toEqual(['05-12T09:00', '05-12T09:30'])
    expect(refusal(await extra('10:30:00', '10:50:00'))[1]).toBe('until')
    expect((await extra('10:30:00', '11:00:00')).errors).toBeUndefined()
    expect(await starts()).toEqual(['05-12T09:00', '05-12T09:30', '05-12T10:00'])
  })

  it('by a change too, which then leaves them as they were, while time off may be as short as it likes', async () => {
    const { data } = await extra('08:00:00', '09:00:00')
    const { id } = data.availabilityExceptionCreate
    const change = (fields: string) =>
      app.send(`mutation ($id: ID!) { availabilityExceptionUpdate(id: $id, ${fields}) { until } }`, { id }, tutor)
    expect(refusal(await change('until: "2027-05-12T08:30:00Z"'))[1]).toBe('until')
    expect(await starts()).toEqual(['05-12T08:00'])
    expect((await change('kind: off, until: "2027-05-12T08:30:00Z"')).errors).toBeUndefined()
    expect(refusal(await change('kind: extra'))[1]).toBe('until')
  })

  it('while somebody who may conduct nothing yet opens what they like', async () => {
    tutor = await app.person({ type: 'tutoringSolicitor' })
    expect((await extra('08:00:00', '08:05:00')).errors).toBeUndefined()
  })
})

it('weekly hours are not saved by others that are for something else, or not at the same time', async () => {
  await app.send(
    `mutation { availabilityRuleCreate(weekday: 3, from: "09:45", until: "12:00", validUntil: "2027-05-31") { id } }`,
    {},
    tutor,
  )
  const later = await rule({ from: '09:00', until: '09:45', first: '2027-06-01' })
  expect(later.errors?.[0]?.extensions?.field).toBe('until')
  expect((await rule({ from: '09:00', until: '09:45', first: '2027-05-20' })).errors).toBeUndefined()
})

it('hours that the clocks skip on their only day are refused', async () => {
  const skipped = await rule({ weekday: 7, from: '01:00', until: '02:00', first: '2028-03-26', last: '2028-03-26' })
  expect(skipped.errors?.[0]?.message).toContain('they last 0 minutes')
})

it('years of exceptions are listed, kept and obeyed, and one of 366 days may reach over a change of the clocks', async () => {
  await rule({ from: '09:00', until: '10:00' })
  const { query } = app.services.database
  await query({
    text: `insert into availability_exceptions (id, user_id, kind, "from", "until", inserted_at, updated_at)
      select gen_random_uuid(), $1, 'off', at, at + interval '1 hour', now(), now()
      from generate_series('2024-01-01T20:00:00Z'::timestamptz, '2032-01-01', '1 day') at`,
    values: [tutor.id],
  })
  const listed = async () =>
    (await app.send('{ availabilityExceptions { id } }', {}, tutor)).data.availabilityExceptions
  expect(await listed()).toHaveLength(2922)
  expect(await starts()).toEqual(['05-12T08:00'])
  const add = (from: string, until: string) =>
    app.send(
      `mutation { availabilityExceptionCreate(kind: off, from: "${from}", until: "${until}") { id } }`,
      {},
      tutor,
    )
  expect((await add('2027-10-29T23:00:00Z', '2028-10-30T00:00:00Z')).errors).toBeUndefined()
  const longer = await add('2027-10-29T23:00:00Z', '2028-10-31T00:00:00Z')
  expect(longer.errors?.[0]?.message).toBe('An exception lasts a year at most.')
  expect(await listed()).toHaveLength(2923)
  await add('2027-05-12T00:00:00Z', '2028-05-12T00:00:00Z')
  expect(await starts()).toEqual([])
})
