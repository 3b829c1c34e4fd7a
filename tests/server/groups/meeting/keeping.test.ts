import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, DROP, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
let groupId: string
let leader: Person
beforeAll(async () => {
  app = await eventSchool()
  const [group] = await app.query(
    `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
      values (gen_random_uuid(), 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days') returning id`,
  )
  groupId = group?.id as string
  leader = await inGroup('moderator')
})
afterAll(() => app.close())

async function inGroup(role = 'member') {
  const who = await app.person()
  await app.query(
    `insert into members (id, study_group_id, user_id, role, accepted_at) values (gen_random_uuid(), $1, $2, $3, now())`,
    [groupId, who.id, role],
  )
  return who
}

const CREATE = `mutation ($type: MeetingType!, $title: String!, $subtitle: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!, $studyGroupId: ID, $price: Pence,
  $membersLimit: Int, $link: String, $provider: MeetingProvider, $place: String, $bookingPolicy: MeetingPolicyInput,
  $status: MeetingStatus) {
  meetingCreate(type: $type, title: $title, subtitle: $subtitle, timezone: $timezone, startAt: $startAt, endAt: $endAt, studyGroupId: $studyGroupId, price: $price,
    membersLimit: $membersLimit, link: $link, provider: $provider, place: $place, bookingPolicy: $bookingPolicy, status: $status) {
    id status price lectors { userId } bookingPolicy { freeUntilHours laterPercent waitlist } } }`
const UPDATE = `mutation ($id: ID!, $type: MeetingType!, $title: String!, $timezone: String!, $startAt: DateTime!, $endAt: DateTime!, $status: MeetingStatus, $price: Pence, $membersLimit: Int,
  $link: String, $studyGroupId: ID) {
  meetingUpdate(id: $id, type: $type, title: $title, timezone: $timezone, startAt: $startAt, endAt: $endAt, status: $status, price: $price, membersLimit: $membersLimit,
    link: $link, studyGroupId: $studyGroupId) { id status } }`
const values = (more: object = {}) => ({
  ...{ type: 'workshop', title: 'A bail application', subtitle: 'Start to finish', timezone: 'Europe/London' },
  ...{ startAt: hoursAhead(72).toISOString(), endAt: hoursAhead(73).toISOString(), link: 'https://meet.example/a' },
  ...more,
})
/** A time at which the leader leads nothing else. */
const at = (hours: number) => ({
  startAt: hoursAhead(hours).toISOString(),
  endAt: hoursAhead(hours + 1).toISOString(),
})
const create = (by: Person, more: object = {}) => app.send(CREATE, values(more), by)
const update = (id: string, by: Person, more: object = {}) => app.send(UPDATE, values({ id, ...more }), by)

describe('an event is made', () => {
  it('as a draft by staff, and by those who lead its group where it is free, who then lead it', async () => {
    const { data } = await create(app.staff, { price: 2500 })
    expect(data.meetingCreate).toMatchObject({
      ...{ status: 'draft', price: 2500, lectors: [] },
      bookingPolicy: { freeUntilHours: 24, laterPercent: 50, waitlist: true },
    })
    const own = await create(leader, { studyGroupId: groupId })
    expect(own.data.meetingCreate).toMatchObject({ status: 'draft', price: 0, lectors: [{ userId: leader.id }] })
    for (const [by, more] of [
      [leader, {}],
      [leader, { studyGroupId: groupId, price: 100 }],
      [await inGroup(), { studyGroupId: groupId }],
      [await app.person(), {}],
    ] as const)
      expect(codes(await create(by, more))).toEqual(['FORBIDDEN'])
  })

  it('within its limits', async () => {
    for (const [more, code] of [
      [{ endAt: hoursAhead(71).toISOString() }, 'VALIDATION endAt'],
      [{ endAt: hoursAhead(72 + 25).toISOString() }, 'VALIDATION endAt'],
      [{ timezone: 'Mars/Olympus' }, 'VALIDATION timezone'],
      [{ membersLimit: 0 }, 'VALIDATION membersLimit'],
      [{ price: -1 }, 'VALIDATION price'],
      [{ price: 1_000_001 }, 'VALIDATION price'],
      [{ link: 'javascript:alert(1)' }, 'VALIDATION link'],
      [{ link: 'https://meet.example and a word' }, 'VALIDATION link'],
      [{ link: 'https://meet.example:99999/a' }, 'VALIDATION link'],
      [{ bookingPolicy: { laterPercent: 101 } }, 'VALIDATION bookingPolicy'],
      [{ bookingPolicy: { freeUntilHours: -1 } }, 'VALIDATION bookingPolicy'],
      [{ title: '   ' }, 'VALIDATION title'],
      [{ status: 'live' }, 'VALIDATION status'],
    ] as const)
      expect(codes(await create(app.staff, more))).toEqual([code])
  })
})

describe('a draft is published', () => {
  it('once it has a link or a place, a lector, and lies ahead; its group is told', async () => {
    const member = await inGroup()
    const { id } = (await create(leader, { studyGroupId: groupId, link: '' })).data.meetingCreate
    expect(codes(await update(id, leader, { link: '', status: 'scheduled' }))).toEqual(['CONFLICT status'])
    const past = { startAt: hoursAhead(-2).toISOString(), endAt: hoursAhead(-1).toISOString() }
    expect(codes(await update(id, leader, { ...past, status: 'scheduled' }))).toEqual(['CONFLICT status'])
    expect((await update(id, leader, { status: 'scheduled' })).data.meetingUpdate.status).toBe('scheduled')
    const led = (await create(app.staff)).data.meetingCreate
    expect(codes(await update(led.id, app.staff, { status: 'scheduled' }))).toEqual(['CONFLICT status'])
    await app.services.jobs.drain()
    const told = await app.query('select title from notifications where user_id = $1', [member.id])
    expect(told).toEqual([{ title: 'New event: A bail application' }])
    expect(
      await app.query('select 1 from notifications where user_id = $1 and title like $2', [leader.id, 'New event%']),
    ).toEqual([])
  })

  it('as it is made, where nothing is to be settled; otherwise nothing is made', async () => {
    const member = await inGroup()
    const now = { ...at(80), studyGroupId: groupId, status: 'scheduled' }
    const count = async () => (await app.query('select count(*)::int as made from meetings'))[0]
    const before = await count()
    expect(codes(await create(leader, { ...now, link: '' }))).toEqual(['CONFLICT status'])
    expect(codes(await create(app.staff, now))).toEqual(['CONFLICT status'])
    expect(await count()).toEqual(before)
    const { id, status } = (await create(leader, now)).data.meetingCreate
    expect(status).toBe('scheduled')
    await app.services.jobs.drain()
    expect(await app.query('select about_id from notifications where user_id = $1', [member.id])).toEqual([
      { about_id: id },
    ])
  })

  it('by no other status, and to be scheduled again changes nothing', async () => {
    const { id } = (await create(leader, { studyGroupId: groupId, status: 'draft' })).data.meetingCreate
    const become = (status: string) => update(id, leader, { ...at(90), status })
    for (const status of ['live', 'ended', 'cancelled'])
      expect(codes(await become(status))).toEqual(['VALIDATION status'])
    expect(codes(await become('draft'))).toEqual([])
    for (let times = 0; times < 2; times++)
      expect((await become('scheduled')).data.meetingUpdate.status).toBe('scheduled')
    expect(codes(await become('draft'))).toEqual(['VALIDATION status'])
  })

  it('is seen by nobody but those who lead it and staff before', async () => {
    const { id } = (await create(leader, { studyGroupId: groupId })).data.meetingCreate
    const READ = 'query ($id: ID!) { meeting(id: $id) { status } }'
    expect(codes(await app.send(READ, { id }, await inGroup()))).toEqual(['NOT_FOUND'])
    for (const who of [leader, app.staff]) expect(codes(await app.send(READ, { id }, who))).toEqual([])
  })
})

describe('an event that moves', () => {
  it('tells whoever comes, with an entry that takes the place of the first, and their ticket is free to give back for a day', async () => {
    const id = await app.event({ price: 2000, in: 20, title: 'A bail application' })
    const [holder, lector] = [await app.payer(), await app.stand(id, 'lector')]
    const { data } = await app.buy(id, holder)
    expect(data.meetingTicketBuy.refund).toBe(1000)
    const entry = async () => {
      await app.services.jobs.drain()
      const mail = app.outbox.latestTo(holder.email)
      const text = Buffer.from(String(mail?.attachments[0]?.content), 'base64').toString()
      return {
        subject: mail?.subject,
        uid: /UID:(.*)/.exec(text)?.[1],
        sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
      }
    }
    const before = await entry()
    const moved = { startAt: hoursAhead(22).toISOString(), endAt: hoursAhead(23).toISOString() }
    expect(codes(await update(id, lector, moved))).toEqual([])
    const after = await entry()
    expect(after).toMatchObject({ subject: 'Moved: A bail application', uid: before.uid })
    expect(after.sequence).toBeGreaterThan(before.sequence)
    const told = async ({ id: who }: Person) => {
      const text = `select body from notifications where user_id = $1 and title = 'Moved: A bail application'`
      return ((await app.query(text, [who]))[0] as { body: string }).body.includes('give your ticket back')
    }
    expect([await told(holder), await told(lector)]).toEqual([true, false])
    expect(codes(await app.send(DROP, { id: data.meetingTicketBuy.id }, holder))).toEqual([])
    expect(await app.balanceOf(holder)).toBe(10_000)
  })

  it('goes to no time that is past, and where tickets were paid for to no earlier one within a day: they are given back till then', async () => {
    const id = await app.event({ price: 2000, in: 72 })
    const [holder, lector] = [await app.payer(), await app.stand(id, 'lector')]
    const { data } = await app.buy(id, holder)
    for (const by of [lector, app.staff]) {
      expect(codes(await update(id, by, at(-60_000)))).toEqual(['CONFLICT startAt'])
      expect(codes(await update(id, by, { ...at(-1), endAt: hoursAhead(2).toISOString() }))).toEqual([
        'CONFLICT startAt',
      ])
      expect(codes(await update(id, by, at(23)))).toEqual(['CONFLICT startAt'])
    }
    expect(codes(await update(id, lector, at(25)))).toEqual([])
    expect(codes(await app.send(DROP, { id: data.meetingTicketBuy.id }, holder))).toEqual([])
    expect(await app.balanceOf(holder)).toBe(10_000)
    expect(codes(await update(id, lector, at(2)))).toEqual([])
  })

  it('keeps its start once it has begun, and ends at a time that is still to come', async () => {
    const id = await app.event({ in: -1 })
    const [held] = await app.query('select start_at as "startAt" from meetings where id = $1', [id])
    const end = (hours: number) => update(id, app.staff, { ...held, endAt: hoursAhead(hours).toISOString() })
    expect(codes(await end(-0.5))).toEqual(['CONFLICT endAt'])
    expect(codes(await end(0.5))).toEqual([])
  })

  it('keeps the places that are taken, its price where others than staff change it, and its group', async () => {
    const id = await app.event({ limit: 5, studyGroupId: groupId })
    for (let at = 0; at < 2; at++) await app.stand(id, 'attendee')
    const lector = await app.stand(id, 'lector')
    expect(codes(await update(id, lector, { membersLimit: 1 }))).toEqual(['CONFLICT membersLimit'])
    expect(codes(await update(id, lector, { membersLimit: -1 }))).toEqual(['VALIDATION membersLimit'])
    expect(codes(await update(id, lector, { price: 100 }))).toEqual(['FORBIDDEN'])
    expect(codes(await update(id, app.staff, { studyGroupId: null }))).toEqual(['CONFLICT studyGroupId'])
    expect(codes(await update(id, lector, { membersLimit: 2, price: 0 }))).toEqual([])
    expect(codes(await update(await app.event({ in: -9 }), app.staff))).toEqual(['CONFLICT'])
  })
})

describe('an event is deleted', () => {
  const DELETE = 'mutation ($id: ID!) { meetingDelete(id: $id) { id } }'

  it('as long as nobody had a ticket; cancelled it stays', async () => {
    const [used, unused] = [await app.event(), await app.event()]
    await app.buy(used, await app.person())
    await app.stand(unused, 'invited')
    expect(codes(await app.send(DELETE, { id: used }, app.staff))).toEqual(['CONFLICT'])
    expect(codes(await app.send(DELETE, { id: unused }, app.staff))).toEqual([])
    expect(codes(await app.send(DELETE, { id: unused }, app.staff))).toEqual(['NOT_FOUND'])
  })

  it('keeps its time once it is over', async () => {
    const id = await app.event({ in: -3 })
    const [held] = await app.query('select start_at as "startAt", end_at as "endAt" from meetings where id = $1', [id])
    expect(codes(await update(id, app.staff, { ...held, endAt: hoursAhead(1).toISOString() }))).toEqual(['CONFLICT'])
    expect(codes(await update(id, app.staff, { ...held, title: 'Another name' }))).toEqual([])
  })
})
