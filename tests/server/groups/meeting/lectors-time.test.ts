import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'
import { codes } from '../events'

let app: TestApp
let place: School
let staff: Person
let tutor: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_meetings'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await school(app)
  tutor = place.tutors[0] as Person
})

const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

/** The number of starts that a student sees on the third day: sixteen in eight hours. */
async function starts(): Promise<number> {
  const { data } = await app.send(
    'query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from } } }',
    { type: place.typeId, area: place.areaId, from: inDays(app, 3, 0), until: inDays(app, 4, 0) },
    await app.person(),
  )
  return data.slots.entries.length
}

const values = (startAt: Date, endAt: Date) => ({
  ...{ type: 'workshop', title: 'A bail application', subtitle: 'Start to finish', timezone: 'Europe/London' },
  ...{ startAt, endAt, link: 'https://meet.example/a' },
})
const CREATE = `mutation ($type: MeetingType!, $title: String!, $subtitle: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!, $link: String) {
  meetingCreate(type: $type, title: $title, subtitle: $subtitle, timezone: $timezone, startAt: $startAt, endAt: $endAt, link: $link) { id } }`
const UPDATE = `mutation ($id: ID!, $type: MeetingType!, $title: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!, $status: MeetingStatus) {
  meetingUpdate(id: $id, type: $type, title: $title, timezone: $timezone, startAt: $startAt, endAt: $endAt, status: $status) { id } }`
const LEAD =
  'mutation ($id: ID!, $userId: ID!) { meetingMemberCreate(meetingId: $id, userId: $userId, type: lector) { id } }'

/** A draft on the third day that the tutor leads. */
async function draft(from = 10, until = 12): Promise<string> {
  const { data } = await app.send(CREATE, values(inDays(app, 3, from), inDays(app, 3, until)), staff)
  const { id } = data.meetingCreate
  expect(codes(await app.send(LEAD, { id, userId: tutor.id }, staff))).toEqual([])
  return id
}
const update = (id: string, from: number, until: number, more: object = {}) =>
  app.send(UPDATE, { id, ...values(inDays(app, 3, from), inDays(app, 3, until)), ...more }, staff)
const publish = (id: string, from = 10, until = 12) => update(id, from, until, { status: 'scheduled' })

describe('an event takes the time of its lector, as a session does', () => {
  it('from when it is published until it is cancelled; a draft takes none, and a move takes it along', async () => {
    const all = await starts()
    const id = await draft()
    expect(await starts()).toBe(all)
    expect(codes(await publish(id))).toEqual([])
    const left = await starts()
    expect(left).toBeLessThan(all)
    expect(codes(await update(id, 0, 2))).toEqual([])
    expect(await starts()).not.toBe(left)
    const CANCEL = 'mutation ($id: ID!) { meetingCancel(id: $id, reason: "No voice.") { id } }'
    expect(codes(await app.send(CANCEL, { id }, staff))).toEqual([])
    expect(await starts()).toBe(all)
  })

  it('until somebody else leads it', async () => {
    const all = await starts()
    const id = await draft()
    await publish(id)
    const other = await app.person()
    expect(codes(await app.send(LEAD, { id, userId: other.id }, staff))).toEqual([])
    const [row] = await query('select id from meeting_members where meeting_id = $1 and user_id = $2', [id, tutor.id])
    expect(
      codes(await app.send('mutation ($id: ID!) { meetingMemberDelete(id: $id) { id } }', { id: row?.id }, staff)),
    ).toEqual([])
    expect(await starts()).toBe(all)
  })

  it('so it is not published over a session of theirs, nor over another event', async () => {
    await booked(app, place, await app.person(), inDays(app, 3, 10))
    const id = await draft()
    expect(codes(await publish(id))).toEqual(['CONFLICT startAt'])
    const [first, second] = [await draft(13, 14), await draft(13, 14)]
    expect(codes(await publish(first, 13, 14))).toEqual([])
    expect(codes(await publish(second, 13, 14))).toEqual(['CONFLICT startAt'])
    expect(codes(await update(first, 10, 11))).toEqual(['CONFLICT startAt'])
  })

  it('of two that are published at once over the same time one is', async () => {
    const ids = [await draft(13, 14), await draft(13, 14), await draft(13, 14)]
    const answers = await Promise.all(ids.map((id) => publish(id, 13, 14).then(codes)))
    expect(answers.filter((each) => each.length === 0)).toHaveLength(1)
    expect(answers.flat().every((code) => code === 'CONFLICT startAt' || code.startsWith('SLOT_TAKEN'))).toBe(true)
  })
})
