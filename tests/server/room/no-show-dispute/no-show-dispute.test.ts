import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { book, hold, inDays } from '../../../factories'
import { HOUR, MINUTE, missedSessions, signingInAgain } from './missed'

let app: TestApp
let school: Awaited<ReturnType<typeof missedSessions>>
let student: Person
beforeAll(async () => {
  app = signingInAgain(await build())
})
afterAll(() => app.close())
beforeEach(async () => {
  // A Monday, so that working days are easy to count.
  await app.at(new Date('2026-11-02T09:00:00Z'))
  school = await missedSessions(app)
  student = await app.person()
})

const balanceOf = async (who: Person) => (await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance
const mailsTo = async (who: Person) => {
  await app.services.jobs.drain()
  return app.outbox.latestTo(who.email)
}
const wait = (ms: number) => app.at(new Date(app.services.clock.now().getTime() + ms))

describe('a candidate who is recorded as a no-show', () => {
  it('disputes it once, with a reason, and is told when it will be answered', async () => {
    const id = await school.missed(student)
    const { data } = await school.dispute(id, student)
    expect(data.sessionNoShowDispute).toMatchObject({
      status: 'no_show',
      noShowAt: expect.stringMatching(/^2026-11-05T10:16/),
      noShowDispute: { reason: 'link_failed', message: 'The link did not open.', outcome: null },
    })
    // From a Thursday, over the weekend, to the Tuesday.
    expect(data.sessionNoShowDispute.noShowDispute.answerBy).toMatch(/^2026-11-10T10:16/)
    expect(data.sessionNoShowDispute.allowed).not.toContain('sessionNoShowDispute')
    const again = await school.dispute(id, student, 'Once more.')
    expect(again.errors?.[0]).toMatchObject({
      message: 'This no-show is disputed already.',
      extensions: { code: 'CONFLICT' },
    })
    expect((await mailsTo(school.tutor))?.subject).toBe('No-show disputed: Client interview')
  })

  it('can do so for 72 hours, and no longer', async () => {
    const id = await school.missed(student)
    await wait(72 * HOUR - MINUTE)
    const open = await app.send('query($id: ID!) { session(id: $id) { allowed } }', { id }, student)
    expect(open.data.session.allowed).toContain('sessionNoShowDispute')
    await wait(2 * MINUTE)
    const late = await school.dispute(id, student)
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(late.errors?.[0]?.message).toContain('72 hours')
  })

  it('is refused an empty message, one that is too long, and the session of somebody else', async () => {
    const id = await school.missed(student)
    for (const message of ['  ', 'x'.repeat(2001)])
      expect((await school.dispute(id, student, message)).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        field: 'message',
      })
    expect((await school.dispute(id, await app.person())).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await school.dispute(id, school.tutor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('staff who decide a dispute', () => {
  it('find it by itself among all sessions', async () => {
    const [quiet, id] = [await school.missed(await app.person()), await school.missed(student)]
    await school.dispute(id, student)
    const list = 'query { sessions(disputed: true) { entries { id noShowDispute { message } } } }'
    const found = (await app.send(list, {}, school.staff)).data.sessions.entries.map(({ id }: { id: string }) => id)
    expect(found).toContain(id)
    expect(found).not.toContain(quiet)
    await school.resolve(id, 'upheld')
    const left = (await app.send(list, {}, school.staff)).data.sessions.entries.map(({ id }: { id: string }) => id)
    expect(left).not.toContain(id)
  })

  it('can leave it as it is, and both sides read why', async () => {
    const id = await school.missed(student)
    const before = await balanceOf(student)
    await school.dispute(id, student)
    const { data } = await school.resolve(id, 'upheld')
    expect(data.sessionNoShowResolve).toMatchObject({
      status: 'no_show',
      noShowDispute: { outcome: 'upheld', answer: 'We have seen the logs.', rebookUntil: null },
    })
    expect(await balanceOf(student)).toBe(before)
    for (const who of [student, school.tutor]) {
      const mail = await mailsTo(who)
      expect(mail?.subject).toBe('Decided: the no-show of Client interview')
      expect(mail?.text).toContain('We have seen the logs.')
    }
  })

  it('can pay it back whole, and the session is cancelled', async () => {
    const id = await school.missed(student)
    const before = await balanceOf(student)
    await school.dispute(id, student)
    const { data } = await school.resolve(id, 'refunded')
    expect(data.sessionNoShowResolve).toMatchObject({ status: 'cancelled', cancelReason: 'We have seen the logs.' })
    expect(await balanceOf(student)).toBe(before + 7000)
  })

  it('decide once, and only what is disputed', async () => {
    const id = await school.missed(student)
    const early = await school.resolve(id, 'refunded')
    expect(early.errors?.[0]).toMatchObject({
      message: 'Nobody disputes this no-show.',
      extensions: { code: 'CONFLICT' },
    })
    await school.dispute(id, student)
    await school.resolve(id, 'upheld')
    const again = await school.resolve(id, 'refunded')
    expect(again.errors?.[0]).toMatchObject({
      message: 'This dispute is decided already.',
      extensions: { code: 'CONFLICT' },
    })
  })
})

describe('a session that is reinstated', () => {
  async function reinstated() {
    const id = await school.missed(student)
    await school.dispute(id, student)
    const { data } = await school.resolve(id, 'reinstated')
    expect(data.sessionNoShowResolve.noShowDispute.rebookUntil).toMatch(/^2026-12-05T10:16/)
    return id
  }
  const bookFree = async (days: number) => {
    const held = await hold(app, school.place, student, inDays(app, days))
    const { session, quote } = held.data.sessionHold
    return { quote, done: await book(app, student, session.id) }
  }

  it('is booked again once without payment, at a start of the candidate’s choice', async () => {
    await reinstated()
    const before = await balanceOf(student)
    const first = await bookFree(4)
    expect(first.quote.total).toBe(0)
    expect(first.done.data.sessionBook).toMatchObject({ status: 'booked', price: 0 })
    expect(await balanceOf(student)).toBe(before)
    const second = await bookFree(5)
    expect(second.quote.total).toBe(7000)
  })

  it('gives its mock back, says until when the next is free, and that it is free', async () => {
    const narrow = await missedSessions(app, { mocks: 1 })
    const leftOf = async () => {
      const { data } = await app.send('{ mocksLeft { sessionTypeId practiceAreaIds freeUntil } }', {}, student)
      return data.mocksLeft.find(
        ({ sessionTypeId }: { sessionTypeId: string }) => sessionTypeId === narrow.place.typeId,
      )
    }
    const id = await narrow.missed(student)
    await narrow.dispute(id, student)
    expect(await leftOf()).toBeUndefined()
    await narrow.resolve(id, 'reinstated')
    expect(await leftOf()).toMatchObject({
      practiceAreaIds: [narrow.place.areaId],
      freeUntil: expect.stringMatching(/^2026-12-05T10:16/),
    })
    const held = await hold(app, narrow.place, student, inDays(app, 4))
    expect(held.data.sessionHold.quote).toMatchObject({ price: 7000, discount: 7000, total: 0, freeBooking: true })
    await book(app, student, held.data.sessionHold.session.id)
    expect(await leftOf()).toBeUndefined()
  })

  it('can be booked so again after it was cancelled in time, and not after a late cancellation', async () => {
    await reinstated()
    const cancel = async ({ done }: Awaited<ReturnType<typeof bookFree>>) =>
      app.send('mutation($id: ID!) { sessionCancel(id: $id) { status } }', { id: done.data.sessionBook.id }, student)
    await cancel(await bookFree(4))
    const again = await bookFree(4)
    expect(again.quote.total).toBe(0)
    await wait(3.5 * 24 * HOUR)
    await cancel(again)
    expect((await bookFree(4)).quote.total).toBe(7000)
  })

  it('costs its price again after 30 days', async () => {
    await reinstated()
    await wait(30 * 24 * HOUR)
    expect((await bookFree(4)).quote.total).toBe(7000)
  })

  it('is not booked without payment by a hold that outlived it', async () => {
    await reinstated()
    await wait(30 * 24 * HOUR - MINUTE)
    const held = await hold(app, school.place, student, inDays(app, 4))
    expect(held.data.sessionHold.quote.total).toBe(0)
    await wait(2 * MINUTE)
    const late = await book(app, student, held.data.sessionHold.session.id)
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})
