import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes } from '../events'
import { ASK, type AttendanceSchool, attendanceSchool, DECLINE, MARK } from './attendance-school'

let app: AttendanceSchool
beforeAll(async () => {
  app = await attendanceSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

/** An event that is just over, with somebody who is marked as absent. */
async function missed() {
  const held = await app.held(2)
  const [one, other] = held.tickets as [Person & { memberId: string }, Person & { memberId: string }]
  await app.atMinute(10)
  await app.send(MARK, { meetingId: held.id, marks: [{ memberId: one.memberId, attendance: 'absent' }] }, held.lector)
  await app.atMinute(121)
  const ask = (message = 'I sat at the back.', who: Person = one) => app.send(ASK, { id: one.memberId, message }, who)
  return { ...held, one, other, ask }
}

const told = async (who: Person) =>
  (
    await app.query(
      'select title, body from notifications where user_id = $1 order by inserted_at desc, id desc limit 1',
      [who.id],
    )
  )[0]

describe('a correction of attendance', () => {
  it('is asked for by the person, and granted by another mark', async () => {
    const { id, lector, one, other, ask } = await missed()
    expect((await ask()).data.meetingCorrectionAsk).toMatchObject({
      ...{ correction: 'I sat at the back.', attendance: 'absent', correctionAnsweredAt: null },
    })
    expect((await told(lector))?.body).toContain('I sat at the back.')
    expect(await app.read(id, one, lector)).toMatchObject({ correction: 'I sat at the back.' })
    expect(await app.read(id, one, other)).toBeNull()
    const marks = [{ memberId: one.memberId, attendance: 'late', arrivedAt: app.minute(20).toISOString() }]
    await app.send(MARK, { meetingId: id, marks }, lector)
    expect(await app.read(id, one, one)).toMatchObject({
      ...{ attendance: 'late', attendedMinutes: 100, correctionAnsweredAt: expect.any(String) },
    })
    expect((await told(one))?.body).toBe('You attended 100 of 120 minutes.')
  })

  it('is declined once, and not asked for again', async () => {
    const { lector, one, other, ask } = await missed()
    const decline = (who: Person) => app.send(DECLINE, { id: one.memberId }, who)
    expect(codes(await decline(lector))).toEqual(['CONFLICT'])
    await ask()
    expect(codes(await decline(one))).toEqual(['FORBIDDEN'])
    expect(codes(await decline(other))).toEqual(['NOT_FOUND'])
    expect((await decline(lector)).data.meetingCorrectionDecline).toMatchObject({
      ...{ attendance: 'absent', correctionAnsweredAt: expect.any(String) },
    })
    expect((await told(one))?.body).toBe('You are marked as absent.')
    expect(codes(await decline(lector))).toEqual(['CONFLICT'])
    expect(codes(await ask())).toEqual(['CONFLICT'])
  })

  it('is asked for once, in words, of one’s own mark', async () => {
    const { other, ask } = await missed()
    expect(codes(await ask('   '))).toEqual(['VALIDATION message'])
    expect(codes(await ask('x'.repeat(1001)))).toEqual(['VALIDATION message'])
    expect(codes(await ask('I was there.', other))).toEqual(['NOT_FOUND'])
    expect(codes(await app.send(ASK, { id: other.memberId, message: 'I was there.' }, other))).toEqual(['CONFLICT'])
    expect(codes(await ask())).toEqual([])
    expect(codes(await ask())).toEqual(['CONFLICT'])
  })

  it('is asked for from the end until 48 hours after it', async () => {
    const { ask } = await missed()
    for (const [minute, expected] of [
      [119, ['CONFLICT']],
      [120 + 48 * 60, ['CONFLICT']],
      [120 + 48 * 60 - 1, []],
    ] as const) {
      await app.atMinute(minute)
      expect(codes(await ask())).toEqual(expected)
    }
  })
})
