import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
beforeAll(async () => {
  app = await build()
  place = await school(app, { tutors: 3, mocks: 3 })
})
afterAll(() => app.close())

const run = (text: string, values: unknown[] = []) => app.services.database.query({ text, values })
const shown = async (who: Person) =>
  (await app.send('{ calendarFeed { id url lastReadAt } }', {}, who)).data.calendarFeed
const makeAnew = async (who: Person): Promise<string> =>
  (await app.send('mutation { calendarFeedCreate { url } }', {}, who)).data.calendarFeedCreate.url
const switchOff = (who: Person) => app.send('mutation { calendarFeedDelete { id } }', {}, who)
const visit = (url: string, more: { method?: 'GET' | 'HEAD' } = {}) =>
  app.server.inject({ method: 'GET', url: new URL(url).pathname, ...more })
const statusOf = async (url: string) => (await visit(url)).statusCode
/** The lines as a calendar program reads them, with folded lines joined. */
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n')
const calendarOf = async (url: string) => linesOf((await visit(url)).body)
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const { startDate, endDate } = new ICAL.Event(part)
    return { DTSTART: startDate.toJSDate(), DTEND: endDate.toJSDate() }
  })
const valuesOf = (lines: string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))

describe('the calendar feed', () => {
  it('is off until its owner switches it on, and then keeps its address', async () => {
    const who = await app.person()
    expect(await shown(who)).toBeNull()
    const url = await makeAnew(who)
    expect(url).toMatch(/^http:\/\/localhost:4000\/feeds\/[0-9a-f-]{36}\.[\w-]{43}\.ics$/)
    expect(await shown(who)).toMatchObject({ url, lastReadAt: null })
    expect(await statusOf(url)).toBe(200)
    expect((await shown(who)).lastReadAt).not.toBeNull()
    expect(await shown(await app.person({ role: 'admin' }))).toBeNull()
  })

  it('stores neither the secret nor a hash of it', async () => {
    const who = await app.person()
    const [, secret = ''] = /\.([\w-]{43})\.ics$/.exec(await makeAnew(who)) ?? []
    const { rows } = await run('select to_jsonb(f) as row from calendar_feeds f where user_id = $1', [who.id])
    expect(Object.keys(rows[0]?.row as object).sort()).not.toContain('secret')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('has one address: a new one ends the old one, also from two tabs at once, and switching off ends it', async () => {
    const who = await app.person()
    const first = await makeAnew(who)
    const second = await makeAnew(who)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const both = await Promise.all([makeAnew(who), makeAnew(who)])
    expect((await Promise.all(both.map(statusOf))).sort()).toEqual([200, 404])
    const { url } = await shown(who)
    await switchOff(who)
    expect(await statusOf(url)).toBe(404)
    expect(await shown(who)).toBeNull()
    expect((await switchOff(who)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('shows the person’s sessions with times, an alarm and the classroom’s address, and tells for a month that one is cancelled', async () => {
    const who = await app.person({ timezone: 'Asia/Kolkata' })
    const start = inDays(app, 5, 14)
    const id = await booked(app, place, who, start)
    const url = await makeAnew(who)
    const answer = await visit(url)
    const lines = linesOf(answer.body)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    const [{ DTSTART, DTEND }] = entriesOf(answer.body) as [{ DTSTART: Date; DTEND: Date }]
    expect([DTSTART, DTEND]).toEqual([start, new Date(start.getTime() + 25 * 60_000)])
    expect(valuesOf(lines, 'SUMMARY')).toEqual(['Client interview'])
    expect(valuesOf(lines, 'TRIGGER')).toEqual(['-PT60M'])
    expect(lines).toEqual(expect.arrayContaining(['X-WR-TIMEZONE:Europe/London', 'TRANSP:OPAQUE']))
    expect(lines.join('')).toContain(`http://localhost:4000/classroom/${id}`)
    expect(lines.join('')).toContain('London time')
    expect(lines.join('')).toContain('in Asia/Kolkata')

    await run("update session_types set reminder_type = 'none' where id = $1", [place.typeId])
    expect(valuesOf(await calendarOf(url), 'TRIGGER')).toEqual([])
    await run("update session_types set reminder_type = 'email' where id = $1", [place.typeId])

    const [before] = valuesOf(await calendarOf(url), 'SEQUENCE')
    await app.send('mutation($id: ID!) { sessionCancel(id: $id) { id } }', { id }, who)
    const after = await calendarOf(url)
    expect(valuesOf(after, 'STATUS')).toEqual(['CANCELLED'])
    expect(Number(valuesOf(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(before))
    await app.at(inDays(app, 32))
    expect(await calendarOf(url)).not.toContain('BEGIN:VEVENT')
    await app.at(null)
  })

  it('serves tutors too, without the written stations that they mark, and a window blocks nobody’s week', async () => {
    const written = await school(app, { mode: 'window' })
    const who = await app.person()
    await booked(app, written, who, inDays(app, 1, 9))
    const tutor = await app.again(written.tutors[0] as Person)
    expect(await calendarOf(await makeAnew(tutor))).not.toContain('BEGIN:VEVENT')
    const url = await makeAnew(who)
    const own = await calendarOf(url)
    expect(valuesOf(own, 'SUMMARY')).toEqual(['Client interview', 'Client interview: answers due'])
    expect(own).not.toContain('TRANSP:OPAQUE')
    expect(own.join('')).toContain('Answers are due')
    const CHOOSE =
      'mutation ($sessions: Boolean, $alarms: Boolean) { calendarFeedUpdate(sessions: $sessions, alarms: $alarms) { url sessions deadlines alarms } }'
    const chosen = await app.send(CHOOSE, { sessions: false, alarms: true }, who)
    expect(chosen.data.calendarFeedUpdate).toEqual({ url, sessions: false, deadlines: true, alarms: true })
    const less = await calendarOf(url)
    expect(valuesOf(less, 'SUMMARY')).toEqual(['Client interview: answers due'])
    expect(valuesOf(less, 'TRIGGER')).toEqual(['-PT1440M'])

    const place = await school(app)
    await booked(app, place, who, inDays(app, 2, 11))
    expect(await calendarOf(await makeAnew(await app.again(place.tutors[0] as Person)))).toContain('BEGIN:VEVENT')
  })

  it('contains no mocks, marks, notes or people, even for staff who may read everything', async () => {
    const who = await app.person({ role: 'admin', firstName: 'canary-own' })
    const other = await app.person({ firstName: 'canary-other' })
    const [id] = [await booked(app, place, who, inDays(app, 6, 9)), await booked(app, place, other, inDays(app, 6, 12))]
    await run(
      `update sessions set review = 'canary', internal_review = 'canary', cancel_reason = 'canary', unready_message = 'canary', zoom_id = 'canary',
        google_event_id = 'canary', marksheet = '[{"title": "canary"}]', extra_tasks = '[{"title": "canary"}]'`,
    )
    await run(
      `update mocks set name = 'canary ' || id, scenario = 'canary', candidate_instruction = 'canary', tutor_instruction = 'canary', suggested_answer = 'canary'`,
    )
    await run(`update users set last_name = 'canary', nickname = 'canary', zoom_id = 'canary', address = 'canary'`)
    await run(
      `insert into session_notes (id, session_id, user_id, title, content) values ($1, $1, $2, 'canary', 'canary')`,
      [id, who.id],
    )
    const { body } = await visit(await makeAnew(who))
    expect(body).toContain('BEGIN:VEVENT')
    expect(body).not.toContain('canary')
    expect(body).not.toContain('@articled.example')
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('ends at once for a disabled person until they are enabled, and for good with the account', async () => {
    const who = await app.person()
    const admin = await app.person({ role: 'admin' })
    const url = await makeAnew(who)
    await app.send('mutation($id: ID!) { userDisable(id: $id) { id } }', { id: who.id }, admin)
    expect(await statusOf(url)).toBe(404)
    await app.send('mutation($id: ID!) { userEnable(id: $id) { id } }', { id: who.id }, admin)
    expect(await statusOf(url)).toBe(200)
    const again = await app.again(who)
    await app.send('mutation($email: String!) { userDelete(email: $email) { id } }', { email: who.email }, again)
    expect(await statusOf(url)).toBe(404)
  })

  it('is found at no other address, and gives no reason', async () => {
    const who = await app.person()
    const other = await app.person()
    const url = await makeAnew(who)
    const [, id = '', secret = ''] = /feeds\/([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(url) ?? []
    const [, otherId = ''] = /feeds\/([0-9a-f-]{36})/.exec(await makeAnew(other)) ?? []
    const wrong = [
      `/feeds/${otherId}.${secret}.ics`,
      `/feeds/${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}.ics`,
      `/feeds/${id}.${secret}`,
      `/feeds/${id}.ics`,
      `/feeds/${id.toUpperCase()}.${secret}.ics`,
      '/feeds/null',
      `/feeds/${'a'.repeat(90)}.ics`,
    ]
    const answers = await Promise.all(wrong.map((path) => visit(`http://localhost:4000${path}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
    await switchOff(who)
    expect((await visit(url)).body).toBe(answers[0]?.body)
  })

  it('forbids shared caches and search engines, and reveals its address to no other site', async () => {
    const { headers } = await visit(await makeAnew(await app.person()))
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is the same text until something changes', async () => {
    const who = await app.person()
    await booked(app, place, who, inDays(app, 9, 10))
    const url = await makeAnew(who)
    const before = (await visit(url)).body
    await app.at(new Date(app.services.clock.now().getTime() + 1_100))
    expect((await visit(url)).body).toBe(before)
  })
})

describe('a reader who asks too often', () => {
  it('hears when to come back: a program is limited by its feed’s address, a guesser by the network address', async () => {
    const strict = await build({ rateFactor: 1 })
    const who = await strict.person()
    const { data } = await strict.send('mutation { calendarFeedCreate { url } }', {}, who)
    const ask = async (path: string) => (await strict.server.inject({ method: 'GET', url: path })).statusCode
    const path = new URL(data.calendarFeedCreate.url).pathname
    for (let times = 0; times < 60; times++) expect(await ask(path)).toBe(200)
    const refused = await strict.server.inject({ method: 'GET', url: path })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let times = 0; times < 60; times++) expect(await ask(`/feeds/guess-${times}`)).toBe(404)
    expect(await ask('/feeds/guess')).toBe(429)
    await strict.close()
  })

  it('counts as one guesser from all addresses of an IPv6 network', async () => {
    const strict = await build({ rateFactor: 1 })
    const ask = async (remoteAddress: string) =>
      (await strict.server.inject({ method: 'GET', url: '/feeds/guess', remoteAddress })).statusCode
    for (let times = 0; times < 60; times++) expect(await ask(`2001:db8:1:2::${times.toString(16)}`)).toBe(404)
    expect(await ask('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await ask('2001:db8:1:3::1')).toBe(404)
    await strict.close()
  })
})
