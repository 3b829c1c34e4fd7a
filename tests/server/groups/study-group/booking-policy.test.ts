import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { book, school as bookable, booked, give, hold, inDays } from '../../../factories'
import { day, type School, school } from '../groups'

let app: School
let place: Awaited<ReturnType<typeof bookable>>
beforeAll(async () => {
  app = await school()
  place = await bookable(app, { tutors: 9, mocks: 9 })
})
afterAll(() => app.close())

const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

const RULES = `mutation ($id: ID!, $allowedFor: [SessionCategory!], $allowedDays: [Int!], $bookingPolicy: BookingPolicyInput, $config: StudyGroupConfigInput, $until: Date!, $archived: Boolean) {
  studyGroupUpdate(id: $id, name: "Advocacy weekends", shortName: "AW", type: sqe2, availableFrom: "2026-01-01", availableUntil: "2036-01-01", intensiveFrom: "2026-01-01",
    intensiveUntil: $until, allowedFor: $allowedFor, allowedDays: $allowedDays, bookingPolicy: $bookingPolicy, config: $config, archived: $archived) {
    id allowedFor allowedDays bookingPolicy { version since bookedAhead freeUntilHours reschedulePrice } config { places discount { unit amount on } } } }`
const rule = (id: string, values: object, who: Person = app.staff) =>
  app.send(RULES, { id, until: day(30), ...values }, who)

/** A member of a group with such a policy. */
async function memberOf(values: object) {
  const id = await app.group({ intensiveFrom: day(-20), intensiveUntil: day(30) })
  const { errors } = await rule(id, values)
  if (errors) throw new Error(JSON.stringify(errors))
  const student = await app.member(id)
  await give(app, student, 50_000)
  return { id, student }
}

const SLOTS = `query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) {
  slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { reason note entries { from } } }`
const week = (who: Person, from = inDays(app, 3, 0)) =>
  app.send(
    SLOTS,
    {
      ...{ type: place.typeId, area: place.areaId, from: from.toISOString() },
      until: new Date(from.getTime() + 7 * 86_400_000).toISOString(),
    },
    who,
  )
const weekdayOf = (text: string) => new Date(text).getUTCDay() || 7
/** The next start at ten on this day of the week, two days ahead at least. */
function next(weekday: number, after = 2): Date {
  const at = inDays(app, after)
  return weekdayOf(at.toISOString()) === weekday ? at : next(weekday, after + 1)
}

describe('the days of a group', () => {
  it('are all on which its members find and book starts', async () => {
    const { student } = await memberOf({ allowedDays: [3, 2] })
    const { data } = await week(student)
    expect(new Set(data.slots.entries.map(({ from }: { from: string }) => weekdayOf(from)))).toEqual(new Set([2, 3]))
    expect(data.slots.note).toMatch(/^As a member of Advocacy weekends you book for Tuesday and Wednesday until /)
    expect(codes(await hold(app, place, student, next(5)))).toEqual(['CONFLICT startAt'])
    expect(codes(await hold(app, place, student, next(2)))).toEqual([])
  })

  it('are obeyed by moving, too, and not by staff who book for somebody', async () => {
    const { id, student } = await memberOf({})
    const sessionId = await booked(app, place, student, next(4))
    await rule(id, { allowedDays: [2] })
    const MOVE = 'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }'
    const move = (weekday: number) => app.send(MOVE, { id: sessionId, at: next(weekday, 9).toISOString() }, student)
    expect(codes(await move(4))).toEqual(['CONFLICT startAt'])
    expect(codes(await move(2))).toEqual([])
    const staff = await app.person({ abilities: ['manage_sessions'] })
    const HOLD = `mutation ($type: ID!, $area: ID!, $at: DateTime!, $who: ID!) { sessionHold(sessionTypeId: $type, practiceAreaId: $area, startAt: $at, forUserId: $who) { session { id } } }`
    const at = next(5).toISOString()
    expect(codes(await app.send(HOLD, { type: place.typeId, area: place.areaId, at, who: student.id }, staff))).toEqual(
      [],
    )
  })

  it('hold nobody after its training, in a closed group, nor those who teach in it', async () => {
    const { id, student } = await memberOf({ allowedDays: [2] })
    expect((await week(student, inDays(app, 35, 0))).data.slots).toMatchObject({ reason: null })
    const tutor = await app.member(id, 'tutor')
    const left = await app.member(id)
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: left.memberId }, left)
    for (const free of [tutor, left]) expect(codes(await hold(app, place, free, next(5)))).toEqual([])
    await rule(id, { archived: true })
    expect(codes(await hold(app, place, student, next(5)))).toEqual([])
  })
})

describe('the kinds of session of a group', () => {
  it('are all that its members book, and the page says whose rule it is', async () => {
    const { student } = await memberOf({ allowedFor: ['advocacy'] })
    const { data } = await week(student)
    expect(data.slots).toMatchObject({ reason: 'narrowed', entries: [] })
    expect(data.slots.note).toMatch(/^As a member of Advocacy weekends you book other kinds of session until /)
    expect(codes(await hold(app, place, student, next(5)))).toEqual(['CONFLICT sessionTypeId'])
  })
})

describe('the booking policy of a group', () => {
  it('limits how many sessions are booked ahead', async () => {
    const { student } = await memberOf({ bookingPolicy: { bookedAhead: 1 } })
    await booked(app, place, student, next(1))
    expect(codes(await hold(app, place, student, next(3, 9)))).toEqual(['CONFLICT'])
    expect((await week(student)).data.slots.reason).toBe('limit_reached')
  })

  it('gives the terms of moving, which a booking keeps', async () => {
    const { id, student } = await memberOf({ bookingPolicy: { freeUntilHours: 72, reschedulePrice: 1200 } })
    const at = inDays(app, 2)
    const sessionId = await booked(app, place, student, at)
    await rule(id, { bookingPolicy: { freeUntilHours: null, reschedulePrice: null } })
    const COSTS = 'query ($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { freeUntil moveCost policy } }'
    const { data } = await app.send(COSTS, { id: sessionId }, student)
    expect(data.sessionQuote).toMatchObject({
      ...{ moveCost: 1200, freeUntil: new Date(at.getTime() - 72 * 3_600_000).toISOString() },
      policy: expect.stringContaining('moving costs £12.00'),
    })
  })
})

describe('the discount of a group', () => {
  it('comes before the wallet’s, is paid, and is named in the quote', async () => {
    const { student } = await memberOf({ config: { discount: { unit: 'percent', amount: 10, on: ['session'] } } })
    await app.query('update accounts set discount = 50 where user_id = $1', [student.id])
    const QUOTE = `query ($type: ID!, $area: ID!, $at: DateTime!) { sessionQuote(purpose: book, sessionTypeId: $type, practiceAreaId: $area, startAt: $at) {
      price discount groupDiscount groupName total } }`
    const at = next(4)
    const asked = { type: place.typeId, area: place.areaId, at: at.toISOString() }
    expect((await app.send(QUOTE, asked, student)).data.sessionQuote).toEqual({
      ...{ price: 7000, groupDiscount: 700, groupName: 'Advocacy weekends', discount: 700 + 3150, total: 3150 },
    })
    const held = (await hold(app, place, student, at)).data.sessionHold
    const CHECKOUT = `query ($id: ID!) { checkoutQuote(gateway: wallet, useCoupon: true, items: [{ type: session, typeId: $id }]) { total reductions { by amount } } }`
    expect((await app.send(CHECKOUT, { id: held.session.id }, student)).data.checkoutQuote).toEqual({
      total: 3150,
      reductions: [
        { by: 'group', amount: 700 },
        { by: 'wallet', amount: 3150 },
      ],
    })
    expect((await book(app, student, held.session.id)).data.sessionBook.price).toBe(3150)
  })

  it('is the one that takes most off where somebody is in several, and none for other things', async () => {
    const { student } = await memberOf({ config: { discount: { unit: 'percent', amount: 10, on: ['session'] } } })
    for (const discount of [
      { unit: 'amount', amount: 2500, on: ['session', 'bundle'] },
      { unit: 'percent', amount: 90, on: ['package'] },
    ]) {
      const id = await app.group({ intensiveUntil: day(30) })
      await rule(id, { config: { discount } })
      await app.member(id, 'member', student)
    }
    expect((await hold(app, place, student, next(4))).data.sessionHold.quote).toMatchObject({ discount: 2500 })
  })
})

describe('a group’s rules', () => {
  it('have a version that rises when they change, and are kept in order', async () => {
    const id = await app.group()
    const first = (await rule(id, { allowedDays: [] })).data.studyGroupUpdate
    expect(first.bookingPolicy).toMatchObject({ version: 1, since: null })
    const { allowedDays, bookingPolicy } = (await rule(id, { allowedDays: [5, 1, 5] })).data.studyGroupUpdate
    expect(allowedDays).toEqual([1, 5])
    expect(bookingPolicy).toMatchObject({ version: 2, since: expect.any(String) })
    await rule(id, { config: { places: 9 } })
    const again = (await rule(id, { bookingPolicy: { bookedAhead: 4 } })).data.studyGroupUpdate
    expect(again).toMatchObject({ bookingPolicy: { version: 3, bookedAhead: 4 }, config: { places: 9 } })
  })

  it('are refused where they make no sense, each at its field', async () => {
    const id = await app.group()
    const discount = (amount: number, unit = 'percent', on = ['session']) => ({
      config: { discount: { unit, amount, on } },
    })
    for (const [values, refusal] of [
      [{ allowedDays: [0] }, 'VALIDATION allowedDays'],
      [{ allowedDays: [8] }, 'VALIDATION allowedDays'],
      [{ bookingPolicy: { bookedAhead: 0 } }, 'VALIDATION bookingPolicy'],
      [{ bookingPolicy: { freeUntilHours: 337 } }, 'VALIDATION bookingPolicy'],
      [{ bookingPolicy: { reschedulePrice: -1 } }, 'VALIDATION bookingPolicy'],
      [discount(101), 'VALIDATION config'],
      [discount(0), 'VALIDATION config'],
      [discount(10, 'percent', []), 'VALIDATION config'],
      [discount(10, 'percent', ['topup']), 'VALIDATION config'],
    ] as const)
      expect([JSON.stringify(values), codes(await rule(id, values))]).toEqual([JSON.stringify(values), [refusal]])
  })

  it('that cost money are for staff alone; owners set days and kinds', async () => {
    const id = await app.group()
    const owner = await app.member(id, 'owner')
    expect(codes(await rule(id, { allowedDays: [1], allowedFor: ['advocacy'] }, owner))).toEqual([])
    expect(codes(await rule(id, { bookingPolicy: { reschedulePrice: 0 } }, owner))).toEqual(['FORBIDDEN'])
    const config = { discount: { unit: 'percent', amount: 100, on: ['session'] } }
    expect(codes(await rule(id, { config }, owner))).toEqual(['FORBIDDEN'])
    await rule(id, { config })
    expect(codes(await rule(id, { config: { discount: null } }, owner))).toEqual(['FORBIDDEN'])
    expect((await rule(id, { config: { places: 9 } }, owner)).data.studyGroupUpdate).toMatchObject({ config })
    expect(codes(await rule(id, { until: day(31) }, owner))).toEqual(['FORBIDDEN'])
    expect(codes(await rule(id, { until: day(29) }, owner))).toEqual([])
    await rule(id, { config: { discount: null } })
    expect(codes(await rule(id, { until: day(31) }, owner))).toEqual([])
  })
})
