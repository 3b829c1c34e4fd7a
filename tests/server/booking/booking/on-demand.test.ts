import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { give, type School, school } from '../../../factories'

const DAY = 86_400_000
const MINUTE = 60_000
/** What the clocks of London show at an instant, as milliseconds of a clock that never changes. */
const londonTime = (instant: string) =>
  Date.parse(`${new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/London' })}Z`)

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())
afterEach(() => app.at(null))

const onDemand = (options = {}) => school(app, { mode: 'on_demand', ...options })
const hold = ({ typeId, areaId }: School, who: Person, startAt?: string) =>
  app.send(
    `mutation ($type: ID!, $area: ID!, $at: DateTime) { sessionHold(sessionTypeId: $type, practiceAreaId: $area, startAt: $at) {
      session { id status } quote { total policy freeUntil deadline } } }`,
    { type: typeId, area: areaId, at: startAt },
    who,
  )
const book = (id: string, who: Person) =>
  app.send(
    'mutation ($id: ID!) { sessionBook(id: $id) { id status startAt accessOpen deadline endAt attendees { role userId } } }',
    { id },
    who,
  )
const rich = async () => {
  const student = await app.person()
  await give(app, student, 20_000)
  return student
}
const task = (id: string, who: Person) =>
  app.send('query ($id: ID!) { session(id: $id) { mock { scenario } allowed } }', { id }, who)

describe('a type that begins at its booking', () => {
  it('opens when it is paid, is due its window later, and takes no time of its tutor', async () => {
    const place = await onDemand()
    const student = await rich()
    const held = await hold(place, student)
    expect(held.data.sessionHold.quote).toMatchObject({ total: 7000, freeUntil: null })
    const { id } = held.data.sessionHold.session
    expect((await task(id, student)).data.session.mock).toBeNull()

    // Paid four minutes after the hold: the window begins here, and not with the hold.
    const paidAt = new Date(Date.now() + 4 * MINUTE)
    await app.at(paidAt)
    const awake = await app.again(student)
    const { data } = await book(id, awake)
    const { startAt, accessOpen, deadline, endAt } = data.sessionBook
    expect(Date.parse(startAt) - paidAt.getTime()).toBeLessThan(MINUTE)
    expect(Date.parse(startAt)).toBeGreaterThanOrEqual(paidAt.getTime())
    // Seven days by the calendar of London, also where its clocks change between them.
    expect(londonTime(deadline) - londonTime(startAt)).toBe(7 * DAY)
    expect([accessOpen, endAt]).toEqual([startAt, deadline])
    expect(data.sessionBook.attendees).toContainEqual({ role: 'tutor', userId: place.tutors[0]?.id })
    const { rows } = await app.services.database.query({
      text: 'select 1 from commitments where session_id = $1',
      values: [id],
    })
    expect(rows).toEqual([])

    const seen = await task(id, awake)
    expect(seen.data.session.mock.scenario).toBe('<p>The facts.</p>')
    expect(seen.data.session.allowed).toContain('sessionAnswerWrite')
    expect(seen.data.session.allowed).not.toContain('sessionCancel')
    expect(seen.data.session.allowed).not.toContain('sessionReschedule')
  })

  it('is sat at once: the answer is written, handed in at the deadline, and marked', async () => {
    const place = await onDemand()
    const student = await rich()
    const { id } = (await hold(place, student)).data.sessionHold.session
    const { deadline } = (await book(id, student)).data.sessionBook
    const written = await app.send(
      'mutation ($id: ID!) { sessionAnswerWrite(sessionId: $id, content: "<p>Advice</p>", version: 0) { answerVersion } }',
      { id },
      student,
    )
    expect(written.data.sessionAnswerWrite.answerVersion).toBe(1)
    await app.at(new Date(Date.parse(deadline) + MINUTE))
    const { data } = await app.send(
      'query ($id: ID!) { session(id: $id) { status deadline readyAt } }',
      { id },
      await app.again(student),
    )
    expect(data.session).toMatchObject({ status: 'ready', readyAt: data.session.deadline })
  })

  it('lists one start, now, without a notice, and says why there is none', async () => {
    const place = await onDemand()
    const student = await rich()
    const list = async (from?: Date) =>
      (
        await app.send(
          'query ($type: ID!, $area: ID!, $from: DateTime) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from) { reason entries { from } } }',
          { type: place.typeId, area: place.areaId, from: from?.toISOString() },
          student,
        )
      ).data.slots
    const now = app.services.clock.now().getTime()
    const { entries } = await list()
    expect(entries).toHaveLength(1)
    expect(Math.abs(Date.parse(entries[0].from) - now)).toBeLessThan(MINUTE)
    expect((await list(new Date(now + DAY))).entries).toEqual([])
    await book((await hold(place, student)).data.sessionHold.session.id, student)
    expect(await list()).toEqual({ reason: 'all_mocks_sat', entries: [] })
  })

  it('quotes itself without a start, and takes none', async () => {
    const place = await onDemand()
    const live = await school(app)
    const student = await rich()
    const quote = ({ typeId, areaId }: School) =>
      app.send(
        'query ($type: ID!, $area: ID!) { sessionQuote(purpose: book, sessionTypeId: $type, practiceAreaId: $area) { total moveCost cancelCost } }',
        { type: typeId, area: areaId },
        student,
      )
    expect((await quote(place)).data.sessionQuote).toEqual({ total: 7000, moveCost: 0, cancelCost: 0 })
    const missing = { code: 'VALIDATION', field: 'startAt' }
    expect((await quote(live)).errors?.[0]?.extensions).toMatchObject(missing)
    expect((await hold(live, student)).errors?.[0]?.extensions).toMatchObject(missing)
    const chosen = await hold(place, student, new Date(Date.now() + DAY).toISOString())
    expect(chosen.errors?.[0]).toMatchObject({
      message: 'This type begins when it is booked, so it takes no start.',
      extensions: missing,
    })
  })

  it('releases a hold for free, and can be neither moved nor cancelled once it has begun', async () => {
    const place = await onDemand({ mocks: 2 })
    const student = await rich()
    const cancel = (id: string) =>
      app.send('mutation ($id: ID!) { sessionCancel(id: $id) { status } }', { id }, student)
    const first = (await hold(place, student)).data.sessionHold.session.id
    expect((await cancel(first)).data.sessionCancel.status).toBe('cancelled')
    const { id } = (await hold(place, student)).data.sessionHold.session
    await book(id, student)
    expect((await cancel(id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    const moved = await app.send(
      'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }',
      { id, at: new Date(Date.now() + DAY).toISOString() },
      student,
    )
    expect(moved.errors?.[0]?.extensions.code).toBe('CONFLICT')
    const starts = await app.send('query ($id: ID!) { slots(sessionId: $id) { entries { id } } }', { id }, student)
    expect(starts.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await app.send('{ wallet { balance } }', {}, student)).data.wallet.balance).toBe(13_000)
  })

  it('gives the last mock of a tutor to as many students as come at once', async () => {
    const place = await onDemand()
    const students = await Promise.all(Array.from({ length: 8 }, rich))
    const held = await Promise.all(students.map((student) => hold(place, student)))
    const done = await Promise.all(
      held.map(({ data }, at) => book(data.sessionHold.session.id, students[at] as Person)),
    )
    expect(done.map(({ data }) => data?.sessionBook.status)).toEqual(students.map(() => 'booked'))
  })
})
