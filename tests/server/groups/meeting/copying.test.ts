import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
let groupId: string
let leader: Person
beforeAll(async () => {
  app = await eventSchool()
  leader = await app.person()
  groupId = await groupLedBy(leader, 'Evenings')
})
afterAll(() => app.close())

async function groupLedBy(person: Person, name: string): Promise<string> {
  const [group] = await app.query(
    `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
      values (gen_random_uuid(), $1, $1, 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days') returning id`,
    [name],
  )
  await app.query(
    `insert into members (id, study_group_id, user_id, role, accepted_at) values (gen_random_uuid(), $1, $2, 'moderator', now())`,
    [group?.id, person.id],
  )
  return group?.id as string
}

const COPY = `mutation ($title: String!, $startAt: DateTime!, $endAt: DateTime!, $copyOf: ID, $studyGroupId: ID, $price: Pence, $place: String, $bookingPolicy: MeetingPolicyInput) {
  meetingCreate(type: seminar, title: $title, subtitle: "Again", timezone: "Europe/London", startAt: $startAt, endAt: $endAt, copyOf: $copyOf, studyGroupId: $studyGroupId,
    price: $price, place: $place, bookingPolicy: $bookingPolicy) { id } }`
const REPEAT = 'mutation ($id: ID!, $startsAt: [DateTime!]!) { meetingRepeat(id: $id, startsAt: $startsAt) { id } }'

const at = (hours: number) => hoursAhead(hours).toISOString()
const copy = (copyOf: string, by: Person, more: object = {}) =>
  app.send(COPY, { title: 'The copy', startAt: at(100), endAt: at(103), copyOf, ...more }, by)
const copied = async (copyOf: string, by: Person, more: object = {}) =>
  (await copy(copyOf, by, more)).data.meetingCreate.id as string
const repeat = (id: string, startsAt: string[], by: Person) => app.send(REPEAT, { id, startsAt }, by)
const weekly = (count: number) => Array.from({ length: count }, (_, week) => at(100 + week * 168))
const rowOf = async (id: string) => (await app.query('select * from meetings where id = $1', [id]))[0] ?? {}
const peopleOf = (id: string) =>
  app.query('select user_id as "userId", standing from meeting_members where meeting_id = $1 order by standing', [id])

/** An event with all that one can have, which a lector and a moderator lead, to which somebody comes. */
async function rich(given: object = {}) {
  const id = await app.event({
    price: 2500,
    limit: 20,
    policy: { freeUntilHours: 48 },
    visibility: 'private',
    ...given,
  })
  await app.query(
    `insert into drive_files (id, title, content_type, storage_key, size) values (gen_random_uuid(), 'picture', 'image/webp', $1, 1), (gen_random_uuid(), 'paper', 'application/pdf', $2, 1)`,
    [`picture-${id}`, `paper-${id}`],
  )
  await app.query(
    `update meetings set description = '<p>Bring it.</p>', instruction = '<p>Read it.</p>', event_description = 'A talk', provider = 'zoom', place = 'Room 4', room_limit = 25,
      private_link = 'https://meet.example/host', recording_link = 'https://tape.example/a', recording_until = now(), materials_locked_to = 'attendees',
      banner = (select f.id from drive_files f where f.storage_key = $2) where id = $1`,
    [id, `picture-${id}`],
  )
  await app.query(
    `insert into meeting_materials (id, meeting_id, title, file_id, content_link, audience, opens) values
      (gen_random_uuid(), $1, 'Paper', (select f.id from drive_files f where f.storage_key = $2), null, 'lectors', 'end'),
      (gen_random_uuid(), $1, 'Page', null, 'https://page.example/', 'everybody', 'join')`,
    [id, `paper-${id}`],
  )
  const [lector, moderator] = [await app.stand(id, 'lector'), await app.stand(id, 'moderator')]
  for (const standing of ['attendee', 'invited', 'waiting', 'none'] as const) await app.stand(id, standing)
  return { id, lector, moderator }
}

const kept = [
  ...['study_group_id', 'practice_area_id', 'description', 'provider', 'place', 'members_limit', 'room_limit'],
  ...['visibility', 'event_description', 'instruction', 'booking_policy', 'price', 'materials_locked_to', 'banner'],
]
const pick = (row: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

describe('a copy of an event', () => {
  it('has its texts, picture, place, places, price, policy, lock and those who lead it', async () => {
    const { id, lector, moderator } = await rich({ studyGroupId: groupId })
    const made = await copied(id, app.staff)
    const row = await rowOf(made)
    expect(pick(row, kept)).toEqual(pick(await rowOf(id), kept))
    expect(row).toMatchObject({ title: 'The copy', subtitle: 'Again', type: 'seminar', created_by_id: app.staff.id })
    expect(await peopleOf(made)).toEqual([
      { userId: lector.id, standing: 'lector' },
      { userId: moderator.id, standing: 'moderator' },
    ])
  })

  it('has its materials, whose files stay until the last of the two is gone', async () => {
    const { id } = await rich()
    const materials = (of: string) =>
      app.query(
        'select title, file_id, content_link, audience, opens from meeting_materials where meeting_id = $1 order by id',
        [of],
      )
    const before = await materials(id)
    const made = await copied(id, app.staff)
    expect((await materials(made)).sort((a, b) => String(b.title).localeCompare(String(a.title)))).toEqual(
      before.sort((a, b) => String(b.title).localeCompare(String(a.title))),
    )
    const [material] = await app.query(
      'select id, file_id from meeting_materials where meeting_id = $1 and file_id is not null',
      [made],
    )
    const DELETE = 'mutation ($id: ID!) { meetingMaterialDelete(id: $id) { id } }'
    const files = () => app.query('select 1 from drive_files where id = $1', [material?.file_id])
    expect(codes(await app.send(DELETE, { id: material?.id }, app.staff))).toEqual([])
    expect(await files()).toHaveLength(1)
    const [first] = await app.query('select id from meeting_materials where file_id = $1', [material?.file_id])
    expect(codes(await app.send(DELETE, { id: first?.id }, app.staff))).toEqual([])
    expect(await files()).toEqual([])
  })

  it('never has its links, its recording, its times or who comes, and is a draft', async () => {
    const { id } = await rich()
    const made = await copied(id, app.staff)
    expect(await rowOf(made)).toMatchObject({
      ...{ link: null, private_link: null, recording_link: null, recording_until: null },
      ...{ published_at: null, taken: 0, admitted: 0, attendance_finished_at: null, invitation_sequence: 0 },
    })
    const { start_at: startAt } = await rowOf(made)
    expect((startAt as Date).getTime()).toBeGreaterThan(((await rowOf(id)).start_at as Date).getTime())
  })

  it('has what is said of it instead, and what is emptied is empty', async () => {
    const { id } = await rich({ studyGroupId: groupId })
    const policy = { bookingPolicy: { laterPercent: 10 } }
    const row = await rowOf(await copied(id, app.staff, { studyGroupId: null, price: 100, place: 'Room 5', ...policy }))
    expect(row).toMatchObject({
      ...{ study_group_id: null, price: 100, place: 'Room 5' },
      booking_policy: { freeUntilHours: 48, laterPercent: 10 },
    })
  })

  it('leaves out a lector whose account is closed', async () => {
    const { id, lector, moderator } = await rich()
    await app.query('update users set disabled_at = now() where id = $1', [lector.id])
    expect(await peopleOf(await copied(id, app.staff))).toEqual([{ userId: moderator.id, standing: 'moderator' }])
  })

  it('is made by those who lead its group where it is free, who then lead it too', async () => {
    const free = await app.event({ studyGroupId: groupId, visibility: 'restricted' })
    const lector = await app.stand(free, 'lector')
    const people = await peopleOf(await copied(free, leader))
    expect(people.map(({ userId }) => userId).sort()).toEqual([lector.id, leader.id].sort())
    expect(codes(await copy(free, lector))).toEqual(['FORBIDDEN'])
    expect(codes(await copy(free, await app.person()))).toEqual(['NOT_FOUND'])
  })

  it('of an event that costs something, or that another leads, is refused to a moderator of a group', async () => {
    const priced = await app.event({ studyGroupId: groupId, price: 1000 })
    for (const source of [priced, await app.event()])
      for (const more of [{}, { studyGroupId: groupId, price: 0 }])
        expect(codes(await copy(source, leader, more))).toEqual(['FORBIDDEN'])
    const led = await app.event({ price: 1000 })
    await app.stand(led, 'lector', leader)
    expect(codes(await copy(led, leader, { studyGroupId: groupId }))).toEqual(['FORBIDDEN'])
    expect(codes(await copy(led, leader, { studyGroupId: groupId, price: 0 }))).toEqual([])
    expect(codes(await copy(await app.event({ published: false }), leader))).toEqual(['NOT_FOUND'])
  })
})

describe('an event is repeated', () => {
  it('as a draft at each of the times, as long as it is, with what a copy has', async () => {
    const { id, lector } = await rich({ title: 'Every week' })
    const starts = [at(100), at(300)]
    const { data } = await repeat(id, starts, app.staff)
    const made = data.meetingRepeat as { id: string }[]
    for (const [index, each] of made.entries()) {
      const row = await rowOf(each.id)
      expect(pick(row, [...kept, 'title', 'subtitle', 'type', 'timezone'])).toEqual(
        pick(await rowOf(id), [...kept, 'title', 'subtitle', 'type', 'timezone']),
      )
      const start = Date.parse(starts[index] as string)
      expect(row).toMatchObject({ start_at: new Date(start), end_at: new Date(start + 2 * 3_600_000), link: null })
      expect(row.published_at).toBeNull()
      expect(await peopleOf(each.id)).toContainEqual({ userId: lector.id, standing: 'lector' })
    }
    expect(made).toHaveLength(2)
  })

  it('at up to 52 times, each once and ahead, or at none of them', async () => {
    const id = await app.event({ title: 'Each week of a year' })
    const count = async () =>
      Number((await app.query(`select count(*) from meetings where title = 'Each week of a year'`))[0]?.count)
    const twice = at(100)
    for (const startsAt of [[], weekly(53), [at(100), at(-1)], [twice, twice]])
      expect(codes(await repeat(id, startsAt, app.staff))).toEqual(['VALIDATION startsAt'])
    expect(await count()).toBe(1)
    expect((await repeat(id, weekly(52), app.staff)).data.meetingRepeat).toHaveLength(52)
    expect(await count()).toBe(53)
  })

  it('with the rights of a copy', async () => {
    const free = await app.event({ studyGroupId: groupId })
    expect((await repeat(free, weekly(2), leader)).data.meetingRepeat).toHaveLength(2)
    const priced = await app.event({ studyGroupId: groupId, price: 1000 })
    await app.stand(priced, 'lector', leader)
    for (const [id, by, code] of [
      [priced, leader, 'FORBIDDEN'],
      [free, await app.person(), 'FORBIDDEN'],
      [await app.event({ published: false }), leader, 'NOT_FOUND'],
    ] as const)
      expect(codes(await repeat(id, weekly(1), by))).toEqual([code])
  })

  it('while its lector is busy at that time: they are told when it is published', async () => {
    const id = await app.event({ title: 'Busy' })
    await app.stand(id, 'lector')
    const { start_at: startAt } = await rowOf(id)
    expect(codes(await repeat(id, [(startAt as Date).toISOString()], app.staff))).toEqual([])
  })
})

it('lists the events that somebody leads or led, the last first', async () => {
  const who = await app.person()
  const [over, ahead, other] = [await app.event({ in: -50 }), await app.event({ in: 50 }), await app.event({ in: 60 })]
  for (const id of [over, ahead]) await app.stand(id, 'lector', who)
  await app.stand(other, 'attendee', who)
  expect((await everLed(who)).entries).toMatchObject([{ id: ahead }, { id: over }])
})

it('lists of each group that somebody leads the last hundred events', async () => {
  const who = await app.person()
  for (const name of ['Mornings', 'Weekends']) {
    const studyGroupId = await groupLedBy(who, name)
    const event = await app.event({ studyGroupId })
    await app.query(
      `insert into meetings (id, title, type, timezone, start_at, end_at, price, study_group_id, visibility, published_at, booking_policy, link)
        select gen_random_uuid(), title, type, timezone, start_at - n * interval '1 day', end_at - n * interval '1 day', 0, study_group_id, visibility, published_at, booking_policy, link
        from meetings, generate_series(1, 104) n where id = $1`,
      [event],
    )
  }
  const { entries, pageInfo } = await everLed(who)
  expect([entries.length, pageInfo.totalCount]).toEqual([100, 200])
  expect(new Date(entries.at(-1)?.startAt as string).getTime()).toBeGreaterThan(hoursAhead(-50 * 24).getTime())
})

async function everLed(who: Person) {
  const list = '{ meetings(scope: ever_led, pageSize: 100) { entries { id startAt } pageInfo { totalCount } } }'
  const { data } = await app.send(list, {}, who)
  return data.meetings as { entries: { id: string; startAt: string }[]; pageInfo: { totalCount: number } }
}
