import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, school } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

describe('moving and cancelling', () => {
  const cancel = 'mutation($id: ID!) { sessionCancel(id: $id) { status cancelReason } }'
  const reschedule =
    'mutation($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id status parentId startAt price } }'
  const balance = async (who: Parameters<TestApp['send']>[2]) =>
    (await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance

  it('gives the whole price back until 24 hours before, and half after that', async () => {
    const place = await school(app, { mocks: 2 })
    const student = await app.person()
    const early = await booked(app, place, student, inDays(app, 3))
    expect(await balance(student)).toBe(13_000)
    const quote = await app.send(
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total balanceAfter } }',
      { id: early },
      student,
    )
    expect(quote.data.sessionQuote).toEqual({ total: -7000, balanceAfter: 20_000 })
    expect((await app.send(cancel, { id: early }, student)).data.sessionCancel.status).toBe('cancelled')
    expect(await balance(student)).toBe(20_000)
    expect((await app.send(cancel, { id: early }, student)).errors?.[0]?.extensions.code).toBe('CONFLICT')

    const at = inDays(app, 5)
    const late = await booked(app, place, student, at)
    const before = await balance(student)
    await app.at(new Date(at.getTime() - 23 * 3_600_000))
    const awake = await app.again(student)
    await app.send(cancel, { id: late }, awake)
    expect(await balance(awake)).toBe(before + 3500)
    await app.at(null)
  })

  it('moves to another start as a new session, with a fee once the free time is over', async () => {
    const place = await school(app)
    const student = await app.person()
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    const moved = await app.send(reschedule, { id, at: new Date(at.getTime() + 1_800_000).toISOString() }, student)
    expect(moved.data.sessionReschedule).toMatchObject({ status: 'booked', parentId: id, price: 7000 })
    expect(await balance(student)).toBe(13_000)
    await app.at(new Date(at.getTime() - 10 * 3_600_000))
    const awake = await app.again(student)
    const second = await app.send(
      reschedule,
      { id: moved.data.sessionReschedule.id, at: inDays(app, 2).toISOString() },
      awake,
    )
    expect(second.errors).toBeUndefined()
    expect(await balance(awake)).toBe(12_000)
    expect((await app.send(cancel, { id: second.data.sessionReschedule.id }, awake)).errors).toBeUndefined()
    // The late move ended the free time for cancelling, so half the price comes back.
    expect(await balance(awake)).toBe(15_500)
    await app.at(null)
  })

  it('lists the starts for a move, within the session’s own hour but without its present start, to its candidate and staff alone', async () => {
    const place = await school(app)
    const [student, stranger] = [await app.person(), await app.person()]
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    const until = new Date(at.getTime() + 3_600_000)
    const ask = (who: Person) =>
      app.send(
        'query($id: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionId: $id, from: $from, until: $until) { entries { from } } }',
        { id, from: at.toISOString(), until: until.toISOString() },
        who,
      )
    const { data } = await ask(student)
    expect(data.slots.entries).toEqual([{ from: new Date(at.getTime() + 1_800_000).toISOString() }])
    expect((await ask(stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await ask(place.tutors[0] as Person)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('gives the whole price back where the tutor cancels, as the quote says', async () => {
    const place = await school(app)
    const student = await app.person()
    const tutor = place.tutors[0] as Person
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    await app.at(new Date(at.getTime() - 3_600_000))
    const awake = await app.again(tutor)
    const quote = await app.send(
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total } }',
      { id },
      awake,
    )
    expect(quote.data.sessionQuote.total).toBe(-7000)
    expect((await app.send(cancel, { id }, awake)).data.sessionCancel.status).toBe('cancelled')
    expect(await balance(await app.again(student))).toBe(20_000)
    await app.at(null)
  })

  it('refuses to cancel a session that has begun', async () => {
    const place = await school(app)
    const student = await app.person()
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    await app.at(new Date(at.getTime() + 60_000))
    expect((await app.send(cancel, { id }, await app.again(student))).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await app.at(null)
  })
})
