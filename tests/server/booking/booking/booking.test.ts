import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { book, booked, give, hold, inDays, school } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const money = '{ wallet { balance } transactions { entries { type amount balanceAfter status } } }'

describe('booking a live session', () => {
  it('lists free starts, holds one, pays from the wallet and books it', async () => {
    const place = await school(app)
    const student = await app.person()
    await give(app, student, 10_000)
    const at = inDays(app, 3)
    const listed = await app.send(
      `query($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { reason entries { from until status tutor { fullName } } } }`,
      {
        type: place.typeId,
        area: place.areaId,
        from: at.toISOString(),
        until: new Date(at.getTime() + 3_600_000).toISOString(),
      },
      student,
    )
    expect(listed.data.slots.entries.map(({ from }: { from: string }) => from)).toEqual([
      at.toISOString(),
      new Date(at.getTime() + 1_800_000).toISOString(),
    ])
    expect(listed.data.slots.entries[0].tutor.fullName).toBe('Tom Tutor 0')

    const held = await hold(app, place, student, at)
    expect(held.data.sessionHold.quote).toEqual({
      ...{ price: 7000, discount: 0, freeBooking: false, total: 7000 },
      ...{ balance: 10_000, balanceAfter: 3000, missing: 0 },
    })
    const done = await book(app, student, held.data.sessionHold.session.id)
    expect(done.data.sessionBook).toMatchObject({ status: 'booked', price: 7000 })

    const after = await app.send(money, {}, student)
    expect(after.data.wallet.balance).toBe(3000)
    expect(after.data.transactions.entries[0]).toMatchObject({ type: 'purchase', amount: -7000, balanceAfter: 3000 })

    await app.services.jobs.drain()
    const mail = app.outbox.latestTo(student.email)
    expect(mail?.subject).toBe('Booked: Client interview')
    expect(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()).toContain('BEGIN:VCALENDAR')
  })

  it('refuses a start that somebody else has just taken', async () => {
    const place = await school(app)
    const [first, second] = [await app.person(), await app.person()]
    const at = inDays(app, 3)
    expect((await hold(app, place, first, at)).errors).toBeUndefined()
    const late = await hold(app, place, second, at)
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'SLOT_TAKEN', field: 'startAt' })
  })

  it('refuses a past start, and one within the notice', async () => {
    const place = await school(app)
    const student = await app.person()
    expect((await hold(app, place, student, inDays(app, -1))).errors?.[0]).toMatchObject({
      extensions: { code: 'VALIDATION', field: 'startAt' },
    })
    const near = await hold(app, place, student, inDays(app, 0, 23))
    expect(near.errors?.[0]?.extensions.code).toBe('VALIDATION')
  })

  it('refuses to book with too little money, takes nothing, and books once there is enough', async () => {
    const place = await school(app)
    const student = await app.person()
    await give(app, student, 6999)
    const held = await hold(app, place, student, inDays(app, 4))
    expect(held.data.sessionHold.quote.missing).toBe(1)
    const id = held.data.sessionHold.session.id
    const poor = await book(app, student, id)
    expect(poor.errors?.[0]).toMatchObject({
      message: 'Your transaction failed due to insufficient funds.',
      extensions: { code: 'INSUFFICIENT_FUNDS', field: 'wallet', missing: 1 },
    })
    expect((await app.send(money, {}, student)).data.wallet.balance).toBe(6999)
    await give(app, student, 1)
    expect((await book(app, student, id)).data.sessionBook.status).toBe('booked')
    expect((await app.send(money, {}, student)).data.wallet.balance).toBe(0)
  })

  it('charges once for the same idempotency key, however often it comes', async () => {
    const place = await school(app)
    const student = await app.person()
    await give(app, student, 20_000)
    const held = await hold(app, place, student, inDays(app, 3), 'hold-1')
    expect((await hold(app, place, student, inDays(app, 3), 'hold-1')).data.sessionHold.session.id).toBe(
      held.data.sessionHold.session.id,
    )
    const id = held.data.sessionHold.session.id
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(app, student, id, 'book-1')))
    expect(answers.every(({ data }) => data?.sessionBook?.id === id)).toBe(true)
    expect((await app.send(money, {}, student)).data.wallet.balance).toBe(13_000)
  })

  it('refuses the same key with other input', async () => {
    const place = await school(app)
    const student = await app.person()
    await hold(app, place, student, inDays(app, 3), 'one')
    expect((await hold(app, place, student, inDays(app, 4), 'one')).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'idempotencyKey',
    })
  })

  it('lets a hold lapse after ten minutes and gives its start to the next student', async () => {
    const place = await school(app)
    const [first, second] = [await app.person(), await app.person()]
    await give(app, first, 10_000)
    const at = inDays(app, 3)
    const held = await hold(app, place, first, at)
    await app.at(new Date(Date.now() + 9.9 * 60_000))
    expect((await hold(app, place, await app.again(second), at)).errors?.[0]?.extensions.code).toBe('SLOT_TAKEN')
    await app.at(new Date(Date.now() + 10.1 * 60_000))
    expect(
      (await book(app, await app.again(first), held.data.sessionHold.session.id)).errors?.[0]?.extensions.code,
    ).toBe('EXPIRED')
    expect((await hold(app, place, await app.again(second), at)).errors).toBeUndefined()
    await app.at(null)
  })

  it('keeps only one hold for a student', async () => {
    const place = await school(app, { mocks: 2 })
    const [student, other] = [await app.person(), await app.person()]
    const at = inDays(app, 3)
    await hold(app, place, student, at)
    await hold(app, place, student, inDays(app, 3, 12))
    expect((await hold(app, place, other, at)).errors).toBeUndefined()
  })

  it('never offers a mock twice, and says so', async () => {
    const place = await school(app)
    const student = await app.person()
    await booked(app, place, student, inDays(app, 3))
    const again = await hold(app, place, student, inDays(app, 4))
    expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'practiceAreaId' })
    const listed = await app.send(
      `query($type: ID!, $area: ID!) { slots(sessionTypeId: $type, practiceAreaId: $area) { reason entries { id } } }`,
      { type: place.typeId, area: place.areaId },
      student,
    )
    expect(listed.data.slots).toEqual({ reason: 'all_mocks_sat', entries: [] })
  })

  it('gives the start to the least loaded of several tutors', async () => {
    const place = await school(app, { tutors: 2, mocks: 2 })
    const [first, second] = [await app.person(), await app.person()]
    const at = inDays(app, 5)
    const tutorOf = async (id: string) => {
      const admin = await app.person({ role: 'admin' })
      const { data } = await app.send(
        'query($id: ID!) { session(id: $id) { attendees { role userId } } }',
        { id },
        admin,
      )
      return data.session.attendees.find(({ role }: { role: string }) => role === 'tutor').userId
    }
    const one = await booked(app, place, first, at)
    const two = await booked(app, place, second, at)
    expect(await tutorOf(one)).not.toBe(await tutorOf(two))
  })

  it('keeps a tutor’s break and a student’s preparation time free', async () => {
    const place = await school(app)
    const other = await school(app)
    const student = await app.person()
    await booked(app, place, student, inDays(app, 3))
    const starts = await app.send(
      `query($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from } } }`,
      {
        type: other.typeId,
        area: other.areaId,
        from: inDays(app, 3, 9).toISOString(),
        until: inDays(app, 3, 12).toISOString(),
      },
      student,
    )
    // The student prepares from 09:50 and sits until 10:25: a session at 09:30 would run into that, and 10:30 would need preparation from 10:20.
    expect(starts.data.slots.entries.map(({ from }: { from: string }) => from.slice(11, 16))).toEqual([
      '09:00',
      '11:00',
      '11:30',
    ])
  })

  it('refuses to hold more sessions ahead than the person’s booking limit', async () => {
    const place = await school(app, { mocks: 3 })
    const [student, admin] = [await app.person(), await app.person({ role: 'admin' })]
    await app.send(
      'mutation($u: ID!, $t: ID!) { userSessionTypeCreate(userId: $u, sessionTypeId: $t, limit: 1) { id } }',
      { u: student.id, t: place.typeId },
      admin,
    )
    await booked(app, place, student, inDays(app, 3))
    expect((await hold(app, place, student, inDays(app, 4))).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('reveals nothing of another person’s session', async () => {
    const place = await school(app)
    const [student, stranger] = [await app.person(), await app.person()]
    const id = await booked(app, place, student, inDays(app, 3))
    for (const document of [
      'query($id: ID!) { session(id: $id) { id } }',
      'mutation($id: ID!) { sessionBook(id: $id) { id } }',
      'mutation($id: ID!) { sessionCancel(id: $id) { id } }',
      'mutation($id: ID!) { sessionReschedule(id: $id, startAt: "2030-01-01T10:00:00Z") { id } }',
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total } }',
    ])
      expect((await app.send(document, { id }, stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('lets only staff book for another person, and only with manage_billing for free', async () => {
    const place = await school(app)
    const [student, stranger] = [await app.person(), await app.person()]
    const staff = await app.person({ abilities: ['manage_sessions', 'view_all_sessions'] })
    const document = `mutation($type: ID!, $area: ID!, $at: DateTime!, $for: ID) { sessionHold(sessionTypeId: $type, practiceAreaId: $area, startAt: $at, forUserId: $for) { session { id } } }`
    const variables = { type: place.typeId, area: place.areaId, at: inDays(app, 3).toISOString(), for: student.id }
    expect((await app.send(document, variables, stranger)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const held = await app.send(document, variables, staff)
    const free = `mutation($id: ID!) { sessionBook(id: $id, free: true, reason: "A complaint") { status price } }`
    const { id } = held.data.sessionHold.session
    expect((await app.send(free, { id }, staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const billing = await app.person({ abilities: ['manage_sessions', 'manage_billing'] })
    expect((await app.send(free, { id }, billing)).data.sessionBook).toEqual({ status: 'booked', price: 0 })
  })
})
