import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { codes } from '../events'
import { ADMIT, type AttendanceSchool, attendanceSchool } from './attendance-school'

let app: AttendanceSchool
beforeAll(async () => {
  app = await attendanceSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

const admit = (meetingId: string, { id: userId }: { id: string }, who: Person) =>
  app.send(ADMIT, { meetingId, userId }, who)

const countsOf = async (id: string) =>
  (
    await app.query(
      `select e.taken, e.admitted, (select count(*)::int from meeting_members m where m.meeting_id = e.id and m.standing = 'attendee') as people
        from meetings e where e.id = $1`,
      [id],
    )
  )[0]

describe('somebody without a ticket', () => {
  it('is let in by the lector, on a place if there is one, else beyond the places up to the room’s limit, and pays nothing', async () => {
    const { id, lector } = await app.held(1, { price: 3000, limit: 2, room: 3 })
    const people = [await app.stand(id, 'waiting'), await app.stand(id, 'invited'), await app.stand(id, 'waiting')]
    await app.atMinute(20)
    const answers: unknown[] = []
    for (const who of people) {
      const { data, errors } = await admit(id, who, lector)
      answers.push(data?.meetingAdmit ?? errors?.[0]?.extensions.code)
    }
    const here = { type: 'attendee', paid: 0, attendance: 'present', arrivedAt: expect.any(String) }
    expect(answers).toMatchObject([{ ...here, admitted: false }, { ...here, admitted: true }, 'SOLD_OUT'])
    expect(await countsOf(id)).toEqual({ taken: 2, admitted: 1, people: 3 })
    const [told] = await app.query('select title from notifications where user_id = $1', [people[0]?.id])
    expect(told?.title).toBe('Your ticket: Attendance note')
  })

  it('is let in by nobody else, and only at the event', async () => {
    const { id, lector, tickets } = await app.held(1, { limit: 2, room: 5 })
    const moderator = await app.stand(id, 'moderator')
    const guest = await app.stand(id, 'invited')
    await app.atMinute(-16)
    expect(codes(await admit(id, guest, lector))).toEqual(['CONFLICT'])
    await app.atMinute(-15)
    for (const who of [moderator, app.staff, tickets[0] as Person, guest])
      expect(codes(await admit(id, guest, who))).toEqual(['FORBIDDEN'])
    expect(codes(await admit(id, await app.person(), lector))).toEqual(['FORBIDDEN'])
    expect(codes(await admit(id, tickets[0] as Person, lector))).toEqual(['CONFLICT'])
    expect(codes(await admit(id, guest, lector))).toEqual([])
    await app.atMinute(120)
    expect(codes(await admit(id, await app.stand(id, 'invited'), lector))).toEqual(['CONFLICT'])
  })

  it('is not let in beyond the places where the room holds no more', async () => {
    const { id, lector } = await app.held(1, { limit: 1 })
    await app.atMinute(5)
    expect(codes(await admit(id, await app.stand(id, 'waiting'), lector))).toEqual(['SOLD_OUT'])
  })
})

describe('a room', () => {
  const BEYOND = 2
  const GUESTS = explored ? 40 : 12

  async function crowd() {
    const held = await app.held(1, { limit: 1, room: 1 + BEYOND })
    const guests: Person[] = []
    for (let at = 0; at < GUESTS; at++) guests.push(await app.stand(held.id, 'waiting'))
    await app.atMinute(5)
    const lector = await app.again(held.lector)
    const letIn = await Promise.all(guests.map(({ id }) => admitNow(held.id, id, lector)))
    return { id: held.id, letIn }
  }
  const admitNow = async (meetingId: string, userId: string, lector: Person) =>
    codes(await app.send(ADMIT, { meetingId, userId }, lector))

  it(`of ${BEYOND} beyond the places takes exactly those of ${GUESTS} who come at once`, async () => {
    const { id, letIn } = await crowd()
    expect(letIn.filter((refused) => refused.length === 0)).toHaveLength(BEYOND)
    expect(new Set(letIn.flat())).toEqual(new Set(['SOLD_OUT']))
    expect(await countsOf(id)).toEqual({ taken: 1, admitted: BEYOND, people: 1 + BEYOND })
  }, 60_000)

  it('would take more if the database did not count them', async () => {
    await app.query('drop trigger count_tickets on meeting_members')
    try {
      const { id } = await crowd()
      expect((await countsOf(id))?.people).toBeGreaterThan(1 + BEYOND)
    } finally {
      await app.query(
        'create trigger count_tickets after insert or update or delete on meeting_members for each row execute function count_tickets()',
      )
    }
  }, 60_000)

  it('holds as many as there are places at least, and those who are in it', async () => {
    const { id, lector } = await app.held(1, { limit: 1, room: 3 })
    await app.atMinute(5)
    await admit(id, await app.stand(id, 'waiting'), lector)
    const UPDATE = `mutation ($id: ID!, $roomLimit: Int, $membersLimit: Int) { meetingUpdate(id: $id, type: workshop, title: "Attendance note", timezone: "Europe/London",
      startAt: "${app.minute(0).toISOString()}", endAt: "${app.minute(120).toISOString()}", roomLimit: $roomLimit, membersLimit: $membersLimit) { roomLimit membersLimit } }`
    const update = async (values: object) => app.send(UPDATE, { id, ...values }, lector)
    for (const roomLimit of [1, null, 10_001])
      expect(codes(await update({ roomLimit }))).toEqual(['VALIDATION roomLimit'])
    expect(codes(await update({ membersLimit: 4 }))).toEqual(['VALIDATION roomLimit'])
    expect(codes(await update({ membersLimit: null }))).toEqual(['VALIDATION roomLimit'])
    expect((await update({ roomLimit: 2 })).data.meetingUpdate).toEqual({ roomLimit: 2, membersLimit: 1 })
  })
})
