import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { attendedMinutes } from '../../../../rules/groups/attendance'
import { sweepAttendance } from '../../../../server/groups/meeting-attendance/sweep'
import type { Person } from '../../../build'
import { CANCEL, codes, DROP } from '../events'
import { type AttendanceSchool, attendanceSchool, JOIN, MARK } from './attendance-school'

let app: AttendanceSchool
beforeAll(async () => {
  app = await attendanceSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

type Held = Awaited<ReturnType<AttendanceSchool['held']>>

const mark = (meetingId: string, marks: object[], who: Person, more: object = {}) =>
  app.send(MARK, { meetingId, marks, ...more }, who)
const as = ({ memberId }: { memberId: string }, attendance: string | null, more: object = {}) => ({
  ...{ memberId, attendance, ...more },
})

describe('marks', () => {
  it('are set by those who lead the event and staff, and read by the person, them and nobody else', async () => {
    const { id, lector, tickets } = await app.held(2)
    const [one, other] = tickets as [Held['tickets'][number], Held['tickets'][number]]
    const moderator = await app.stand(id, 'moderator')
    await app.atMinute(10)
    const answer = await mark(id, [as(one, 'present')], moderator)
    expect(answer.data.meetingAttendanceUpdate).toMatchObject([{ attendance: 'present', attendedMinutes: 120 }])
    expect(codes(await mark(id, [as(other, 'absent')], app.staff))).toEqual([])
    expect(await app.read(id, one, lector)).toMatchObject({ attendance: 'present', arrivedAt: null })
    expect(await app.read(id, one, one)).toMatchObject({ attendance: 'present', attendedMinutes: 120 })
    expect(await app.read(id, one, other)).toBeNull()
    expect(codes(await mark(id, [as(other, 'late')], one))).toEqual(['FORBIDDEN'])
    expect(codes(await mark(id, [as(one, 'late')], await app.person()))).toEqual(['FORBIDDEN'])
    expect(codes(await mark(await app.event({ visibility: 'private' }), [], one))).toEqual(['NOT_FOUND'])
  })

  it('the same again change nothing, not even who marked', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    await app.atMinute(12)
    await mark(id, [as(one, 'late')], lector)
    await app.atMinute(30)
    await mark(id, [as(one, 'late')], app.staff)
    const { arrivedAt, markedAt, ...kept } = await app.read(id, one, one)
    expect(kept).toMatchObject({ attendance: 'late', attendedMinutes: 108 })
    expect([arrivedAt, markedAt].map(app.minuteOf)).toEqual([12, 12])
  })

  it('are changed and taken away again, and of whoever is absent no time is kept', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    await app.atMinute(60)
    const times = { arrivedAt: app.minute(20).toISOString(), leftAt: app.minute(50).toISOString() }
    await mark(id, [as(one, 'left_early', times)], lector)
    expect(await app.read(id, one, lector)).toMatchObject({ attendedMinutes: 30, ...times })
    await mark(id, [as(one, 'excused')], lector)
    expect(await app.read(id, one, lector)).toMatchObject({ attendedMinutes: 0, arrivedAt: null, leftAt: null })
    await mark(id, [as(one, null)], lector)
    expect(await app.read(id, one, lector)).toMatchObject({ attendance: null, attendedMinutes: null, markedAt: null })
  })

  it('are refused of oneself, of strangers, of whoever has no ticket, twice, and at impossible times', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    const own = await app.stand(id, 'attendee', app.staff)
    const waits = await app.stand(id, 'waiting')
    const elsewhere = (await app.held(1)).tickets[0] as Held['tickets'][number]
    await app.atMinute(20)
    expect(codes(await mark(id, [as(own, 'present')], app.staff))).toEqual(['FORBIDDEN'])
    expect(codes(await mark(id, [as(elsewhere, 'present')], lector))).toEqual(['NOT_FOUND'])
    expect(codes(await mark(id, [as(waits, 'present')], lector))).toEqual(['CONFLICT'])
    expect(codes(await mark(id, [as(one, 'present'), as(one, 'late')], lector))).toEqual(['VALIDATION marks'])
    const at = (minutes: number) => app.minute(minutes).toISOString()
    for (const times of [{ arrivedAt: at(-20) }, { leftAt: at(121) }, { arrivedAt: at(50), leftAt: at(40) }])
      expect(codes(await mark(id, [as(one, 'late', times)], lector))).toEqual(['VALIDATION marks'])
    const many = Array.from({ length: 201 }, () => as(one, 'late'))
    expect(codes(await mark(id, many, lector))).toEqual(['VALIDATION marks'])
    expect(await app.read(id, one, one)).toMatchObject({ attendance: null })
  })

  it('are set from 15 minutes before the start until 48 hours after the end, later by staff with a reason', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    const present = [as(one, 'present')]
    await app.atMinute(-16)
    expect(codes(await mark(id, present, lector))).toEqual(['CONFLICT'])
    await app.atMinute(-15)
    expect(codes(await mark(id, present, lector))).toEqual([])
    expect(codes(await mark(id, [], lector, { finish: true }))).toEqual(['CONFLICT'])
    await app.atMinute(120 + 48 * 60 - 1)
    expect(codes(await mark(id, [as(one, 'late')], lector))).toEqual([])
    await app.atMinute(120 + 48 * 60)
    expect(codes(await mark(id, present, lector))).toEqual(['CONFLICT'])
    expect(codes(await mark(id, present, app.staff))).toEqual(['VALIDATION reason'])
    expect(codes(await mark(id, present, app.staff, { reason: 'She showed her ticket.' }))).toEqual([])
    const noted = await app.query('select after from audit_changes where field = $1', ['attendance_reason'])
    expect(noted).toEqual([{ after: 'She showed her ticket.' }])
  })

  it('stay at an event that is cancelled, which stays cancelled', async () => {
    const { id, lector, tickets } = await app.held(2)
    const [one, other] = tickets as [Held['tickets'][number], Held['tickets'][number]]
    await app.atMinute(10)
    await mark(id, [as(one, 'present')], lector)
    await app.send(CANCEL, { id, reason: 'A fire alarm.' }, lector)
    expect(codes(await mark(id, [as(other, 'present')], lector))).toEqual(['CONFLICT'])
    expect(codes(await mark(id, [], app.staff, { finish: true }))).toEqual(['CONFLICT'])
    await app.atMinute(120 + 49 * 60)
    const READ_EVENT = 'query ($id: ID!) { meeting(id: $id) { status membership { attendance } } }'
    expect((await app.send(READ_EVENT, { id }, one)).data.meeting).toEqual({
      ...{ status: 'cancelled', membership: { attendance: 'present' } },
    })
    expect(await app.read(id, other, lector)).toMatchObject({ attendance: null })
  })

  it('go with a ticket that is given back', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    await app.atMinute(-14)
    await mark(id, [as(one, 'present')], lector)
    expect(codes(await app.send(DROP, { id: one.memberId }, one))).toEqual([])
    const rows = await app.query('select attendance, marked_at from meeting_members where id = $1', [one.memberId])
    expect(rows).toEqual([{ attendance: null, marked_at: null }])
  })
})

describe('minutes', () => {
  it('are the same by the rule and in the database', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    const [startAt, endAt] = [app.minute(0), app.minute(120)]
    const instants = [null, -12, 0.49, 0.51, 61.2, 120]
    const seen: unknown[] = []
    for (const attendance of ['present', 'absent', null] as const)
      for (const came of instants)
        for (const went of instants) {
          if (came !== null && went !== null && came >= went) continue
          const arrivedAt = came === null ? null : app.minute(came)
          const leftAt = went === null ? null : app.minute(went)
          await app.query(
            'update meeting_members set attendance = $2, arrived_at = $3, left_at = $4, marked_at = $5 where id = $1',
            [...[one.memberId, attendance, arrivedAt, leftAt, attendance && startAt]],
          )
          const { attendedMinutes: kept } = await app.read(id, one, lector)
          if (kept !== attendedMinutes({ attendance, arrivedAt, leftAt }, { startAt, endAt }))
            seen.push({ attendance, came, went, kept })
        }
    expect(seen).toEqual([])
  }, 60_000)
})

describe('attendance that is finished', () => {
  it('has everybody who is not marked absent', async () => {
    const { id, lector, tickets } = await app.held(3)
    await app.stand(id, 'waiting')
    await app.atMinute(30)
    await mark(id, [as(tickets[0] as Held['tickets'][number], 'present')], lector, { finish: true })
    const rows = await app.query(
      'select type, attendance from meeting_members where meeting_id = $1 order by attendance, type',
      [id],
    )
    expect(rows.map(({ type, attendance }) => `${type} ${attendance}`)).toEqual([
      ...['attendee absent', 'attendee absent', 'attendee present', 'lector null', 'waitlisted null'],
    ])
    expect(app.minuteOf(await app.finishedAt(id))).toBe(30)
  })

  it('opens again for whoever comes later or is unmarked, and the clock finishes it', async () => {
    const { id, lector, tickets } = await app.held(2)
    const [one] = tickets as [Held['tickets'][number]]
    await app.atMinute(30)
    await mark(id, [as(one, 'present')], lector, { finish: true })
    await mark(id, [as(one, null)], lector)
    expect(await app.finishedAt(id)).toBeNull()
    await app.atMinute(151)
    expect(await app.read(id, one, one)).toMatchObject({ attendance: 'absent', markedByName: null })
    expect(app.minuteOf(await app.finishedAt(id))).toBe(151)
  })

  it('is so by itself 30 minutes after the end, after 48 hours where nobody was marked, and not of what was cancelled', async () => {
    const [held, unmarked, cancelled] = [await app.held(2), await app.held(1), await app.held(2)]
    await app.atMinute(5)
    for (const { id, lector, tickets } of [held, cancelled])
      await mark(id, [as(tickets[0] as Held['tickets'][number], 'present')], lector)
    await app.send(CANCEL, { id: cancelled.id, reason: 'A fire alarm.' }, app.staff)
    const stands = async ({ id }: Held) =>
      (
        await app.query('select attendance from meeting_members where meeting_id = $1 and type = $2 order by id', [
          id,
          'attendee',
        ])
      ).map(({ attendance }) => attendance)
    await app.atMinute(149)
    expect([await stands(held), await stands(unmarked)]).toEqual([['present', null], [null]])
    await app.atMinute(150)
    expect([await stands(held), await stands(unmarked)]).toEqual([['present', 'absent'], [null]])
    await app.atMinute(120 + 48 * 60)
    await sweepAttendance(app.services)
    expect([await stands(unmarked), await stands(cancelled)]).toEqual([['absent'], ['present', null]])
  })
})

describe('whoever joins online', () => {
  it('is marked: here, or late more than five minutes after the start; again it changes nothing', async () => {
    const { id, tickets } = await app.held(3)
    const [early, inTime, late] = tickets as [Held['tickets'][number], Held['tickets'][number], Held['tickets'][number]]
    await app.atMinute(-11)
    expect(codes(await app.send(JOIN, { meetingId: id }, early))).toEqual(['CONFLICT'])
    await app.atMinute(-10)
    expect((await app.send(JOIN, { meetingId: id }, early)).data.meetingJoin).toMatchObject({
      ...{ attendance: 'present', attendedMinutes: 120, markedByName: null },
    })
    await app.atMinute(4.9)
    expect((await app.send(JOIN, { meetingId: id }, inTime)).data.meetingJoin).toMatchObject({
      ...{ attendance: 'present', attendedMinutes: 115 },
    })
    await app.atMinute(6)
    expect((await app.send(JOIN, { meetingId: id }, late)).data.meetingJoin).toMatchObject({
      ...{ attendance: 'late', attendedMinutes: 114 },
    })
    await app.atMinute(90)
    expect((await app.send(JOIN, { meetingId: id }, late)).data.meetingJoin).toMatchObject({ attendedMinutes: 114 })
    await app.atMinute(120)
    expect(codes(await app.send(JOIN, { meetingId: id }, late))).toEqual(['CONFLICT'])
  })

  it('has a ticket, and changes no mark of the lector', async () => {
    const { id, lector, tickets } = await app.held(1)
    const [one] = tickets as [Held['tickets'][number]]
    const invited = await app.stand(id, 'invited')
    const room = await app.held(1, { inPerson: true })
    await app.atMinute(10)
    await mark(id, [as(one, 'absent')], lector)
    expect((await app.send(JOIN, { meetingId: id }, one)).data.meetingJoin).toMatchObject({
      ...{ attendance: 'absent', arrivedAt: null },
    })
    expect(codes(await app.send(JOIN, { meetingId: id }, invited))).toEqual(['CONFLICT'])
    expect(codes(await app.send(JOIN, { meetingId: id }, await app.person()))).toEqual(['NOT_FOUND'])
    expect(codes(await app.send(JOIN, { meetingId: room.id }, room.tickets[0] as Person))).toEqual(['CONFLICT'])
  })
})
