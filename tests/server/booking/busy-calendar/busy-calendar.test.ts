import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { type CalendarServer, calendarText, startCalendarServer } from '../../../calendar-server'
import { booked, inDays, type School, school } from '../../../factories'

let outer: CalendarServer
let app: TestApp
beforeAll(async () => {
  outer = await startCalendarServer()
  app = await build({}, { calendarMs: 1_000 }, outer.outside)
})
afterEach(() => app.at(null))
afterAll(async () => {
  await app.close()
  await outer.close()
})

const READ = `mutation ($address: String!) { busyCalendarRead(address: $address) { host timezone entryCount repeating ahead allDay times { from until } } }`
const ADD = `mutation ($address: String!, $name: String!, $allDay: Boolean) { busyCalendarCreate(address: $address, name: $name, allDay: $allDay) { id name host ahead readAt failure } }`
const CHANGE = `mutation ($id: ID!, $address: String, $name: String, $allDay: Boolean) { busyCalendarUpdate(id: $id, address: $address, name: $name, allDay: $allDay) { id name host ahead failure } }`
const LIST = '{ busyCalendars { id name host ahead readAt failedAt failure } }'
const TIMES = `query ($userId: ID, $from: DateTime!, $until: DateTime!) { busyTimes(userId: $userId, from: $from, until: $until) { id from until allDay openedAt name } }`
const OPEN = 'mutation ($id: ID!, $open: Boolean!) { busyTimeUpdate(id: $id, open: $open) { id openedAt } }'

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
/** An hour, or longer, that begins then. */
const busy = (at: Date, minutes = 60) => [
  `DTSTART:${stamp(at)}`,
  `DTEND:${stamp(new Date(at.getTime() + minutes * 60_000))}`,
]
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.query({ text, values })).rows as Record<string, unknown>[]
const add = async (who: Person, address: string, more: object = {}) =>
  app.send(ADD, { address, name: 'Work', ...more }, who)
const listed = async (who: Person) => (await app.send(LIST, {}, who)).data.busyCalendars
const times = async (who: Person, userId?: string) =>
  (await app.send(TIMES, { from: inDays(app, 0, 0), until: inDays(app, 50, 0), userId }, who)).data.busyTimes
const problem = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions: { code, field, failure } }) => [code, field, failure].filter(Boolean).join(' ')).join()

describe('a calendar elsewhere', () => {
  it('is shown before it is added, and then keeps from and until of what is busy, and nothing else', async () => {
    const who = await app.person()
    const address = outer.put('/secret-path.ics', {
      text: calendarText([
        [
          ...busy(inDays(app, 3)),
          'SUMMARY:canary title',
          'LOCATION:canary place',
          'ATTENDEE:mailto:canary@elsewhere.example',
        ],
        [...busy(inDays(app, 40)), 'RRULE:FREQ=WEEKLY;COUNT=2'],
        [`DTSTART;VALUE=DATE:${stamp(inDays(app, 5)).slice(0, 8)}`],
      ]),
    })
    const { data } = await app.send(READ, { address }, who)
    expect(data.busyCalendarRead).toMatchObject({ entryCount: 3, repeating: 1, ahead: 1, allDay: 1 })
    expect(await listed(who)).toEqual([])
    const added = (await add(who, address)).data.busyCalendarCreate
    expect(added).toMatchObject({ name: 'Work', host: expect.stringContaining('calendar.example'), ahead: 1 })
    expect(await times(who)).toMatchObject([
      { from: inDays(app, 3).toISOString(), name: 'Work', allDay: false },
      { from: inDays(app, 40).toISOString() },
      { from: inDays(app, 47).toISOString() },
    ])
    const kept = JSON.stringify([
      await query('select * from busy_calendars where id = $1', [added.id]),
      await query('select * from busy_times where user_id = $1', [who.id]),
    ])
    expect(kept).not.toContain('canary')
    expect(kept).not.toContain('secret-path')
    expect(JSON.stringify(await app.send('{ busyCalendars { id name host } }', {}, who))).not.toContain('secret-path')
  })

  it('counts whole days where its person says so', async () => {
    const who = await app.person()
    const address = outer.put('/days.ics', {
      text: calendarText([[`DTSTART;VALUE=DATE:${stamp(inDays(app, 5)).slice(0, 8)}`]]),
    })
    const { id } = (await add(who, address)).data.busyCalendarCreate
    expect(await times(who)).toEqual([])
    await app.send(CHANGE, { id, allDay: true }, who)
    expect(await times(who)).toMatchObject([{ allDay: true }])
    await app.send(CHANGE, { id, allDay: false }, who)
    expect(await times(who)).toEqual([])
  })

  it('is refused at its field where it cannot be read, in words', async () => {
    const who = await app.person()
    const put = outer.put
    const wrong: [address: string, failure: string][] = [
      ['http://calendar.example/a.ics', ''],
      ['https://127.0.0.1/a.ics', ''],
      [put('/gone', { status: 404 }), 'not_found'],
      [put('/closed', { status: 401 }), 'forbidden'],
      [put('/broken', { status: 500 }), 'no_answer'],
      [put('/silence', 'silence'), 'no_answer'],
      [put('/page', { text: '<html></html>' }), 'not_a_calendar'],
      [put('/endless', 'endless'), 'too_large'],
      [put('/inward', { status: 302, location: 'https://127.0.0.1/a.ics' }), 'not_found'],
      [put('/plain', { status: 302, location: 'http://calendar.example/a.ics' }), 'not_found'],
      [put('/round', { status: 302, location: '/round' }), 'not_found'],
    ]
    for (const [address, failure] of wrong)
      for (const document of [READ, ADD])
        expect([address, problem(await app.send(document, { address, name: 'Work' }, who))]).toEqual([
          address,
          ['VALIDATION address', failure].filter(Boolean).join(' '),
        ])
    expect(await listed(who)).toEqual([])
    put('/new', { text: calendarText([busy(inDays(app, 2))]) })
    expect(problem(await add(who, put('/moved', { status: 301, location: '/new' })))).toBeUndefined()
  })

  it('is asked for changes only, every fifteen minutes', async () => {
    const who = await app.person()
    const address = outer.put('/asked.ics', { text: calendarText([busy(inDays(app, 3))]), etag: '"one"' })
    await add(who, address)
    const turn = async (minutes: number) => {
      await app.at(new Date(Date.now() + minutes * 60_000))
      return outer.asked('/asked.ics').length
    }
    expect([await turn(14), await turn(16), await turn(17), await turn(32)]).toEqual([1, 2, 2, 3])
    expect(outer.asked('/asked.ics').map((head) => head['if-none-match'])).toEqual([undefined, '"one"', '"one"'])
    outer.put('/asked.ics', { text: calendarText([busy(inDays(app, 4))]), etag: '"two"' })
    await turn(48)
    expect((await times(await app.again(who))).map(({ from }: { from: string }) => from)).toEqual([
      inDays(app, 4).toISOString(),
    ])
  })

  it('that fails keeps what it held last, and its person is told once', async () => {
    const who = await app.person()
    const address = outer.put('/fails.ics', { text: calendarText([busy(inDays(app, 3))]) })
    const { id } = (await add(who, address)).data.busyCalendarCreate
    outer.put('/fails.ics', { status: 410 })
    for (let minutes = 16; minutes < 130; minutes += 16) {
      await app.at(new Date(Date.now() + minutes * 60_000))
    }
    const again = await app.again(who)
    expect(await listed(again)).toMatchObject([{ failure: 'not_found', failedAt: expect.any(String) }])
    expect(await times(again)).toHaveLength(1)
    expect(await query('select title from notifications where user_id = $1', [who.id])).toEqual([
      { title: 'Not readable: Work' },
    ])
    const other = outer.put('/other.ics', { text: calendarText([]) })
    expect((await app.send(CHANGE, { id, address: other }, again)).data.busyCalendarUpdate).toMatchObject({
      failure: null,
    })
    expect(await times(again)).toEqual([])
  })

  it('goes with its busy times, and a person has ten at most', async () => {
    const who = await app.person()
    const address = outer.put('/ten.ics', { text: calendarText([busy(inDays(app, 3))]) })
    const made = await Promise.all(Array.from({ length: 12 }, () => add(who, address)))
    expect(made.filter((each) => problem(each) === 'CONFLICT')).toHaveLength(2)
    const [first, ...rest] = await listed(who)
    for (const { id } of rest) await app.send('mutation ($id: ID!) { busyCalendarDelete(id: $id) { id } }', { id }, who)
    expect(await times(who)).toHaveLength(1)
    expect(await listed(who)).toEqual([first])
  })
})

describe('a tutor’s busy times', () => {
  let place: School
  let tutor: Person
  beforeAll(async () => {
    place = await school(app)
    tutor = place.tutors[0] as Person
  })
  const starts = async (who: Person) =>
    (
      await app.send(
        'query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from } } }',
        { type: place.typeId, area: place.areaId, from: inDays(app, 3, 0), until: inDays(app, 4, 0) },
        who,
      )
    ).data.slots.entries.length

  it('close their starts at once, and open again where the tutor says so or the calendar no longer has them', async () => {
    const student = await app.person()
    expect(await starts(student)).toBe(16)
    const address = outer.put('/tutor.ics', { text: calendarText([busy(inDays(app, 3, 0), 24 * 60)]) })
    const { id } = (await add(tutor, address)).data.busyCalendarCreate
    expect(await starts(student)).toBe(0)
    const [time] = await times(tutor)
    await app.send(OPEN, { id: time.id, open: true }, tutor)
    expect(await starts(student)).toBe(16)
    // Reading it again does not close it.
    await query(`update busy_calendars set next_at = now() - interval '1 minute' where id = $1`, [id])
    await app.sweep()
    await app.services.jobs.drain()
    expect(await starts(student)).toBe(16)
    await app.send(OPEN, { id: time.id, open: false }, tutor)
    expect(await starts(student)).toBe(0)
    await app.send('mutation ($id: ID!) { busyCalendarDelete(id: $id) { id } }', { id }, tutor)
    expect(await starts(student)).toBe(16)
  })

  it('leave what is booked, and stand in the tutor’s calendar; staff see when, not where from', async () => {
    await booked(app, place, await app.person(), inDays(app, 6))
    await add(tutor, outer.put('/later.ics', { text: calendarText([busy(inDays(app, 6), 120)]) }))
    const SLOTS = `query ($userId: ID, $from: DateTime!, $until: DateTime!) { slots(userId: $userId, from: $from, until: $until) { entries { id status } } }`
    const day = { from: inDays(app, 6, 0), until: inDays(app, 7, 0), userId: tutor.id }
    const { data } = await app.send(SLOTS, day, tutor)
    const [time] = await times(tutor)
    expect(data.slots.entries).toContainEqual({ id: time.id, status: 'blocked' })
    expect(data.slots.entries.filter(({ status }: { status: string }) => status === 'booked')).toHaveLength(1)
    const staff = await app.person({ abilities: ['manage_sessions'] })
    expect(await times(staff, tutor.id)).toMatchObject([{ id: time.id, name: null }])
    expect(problem(await app.send(TIMES, day, await app.person()))).toBe('FORBIDDEN')
  })
})
