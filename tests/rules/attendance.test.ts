import { describe, expect, it } from 'vitest'
import {
  absentFrom,
  arrivalMark,
  attendedMinutes,
  isEarly,
  markingClosed,
  markOf,
  mayAsk,
} from '../../rules/groups/attendance'

const [startAt, endAt] = ['2026-11-28T10:00:00.000Z', '2026-11-28T12:00:00.000Z']
const at = (minutes: number) => new Date(Date.parse(startAt) + minutes * 60_000)
const event = { startAt, endAt, publishedAt: startAt, cancelledAt: null }
const none = { attendance: null, arrivedAt: null, leftAt: null }

describe('attendance', () => {
  it('counts the minutes within the event, rounded', () => {
    const minutes = (arrivedAt: Date | null, leftAt: Date | null) =>
      attendedMinutes({ attendance: 'present', arrivedAt, leftAt }, event)
    expect([minutes(null, null), minutes(at(-10), at(130)), minutes(at(4.2), at(116.4))]).toEqual([120, 120, 112])
    expect(attendedMinutes({ attendance: 'absent', arrivedAt: at(0), leftAt: null }, event)).toBe(0)
    expect(attendedMinutes(none, event)).toBeNull()
  })

  it('is late more than five minutes after the start, and left early more than ten before the end', () => {
    expect([4, 5, 5.01].map((minutes) => arrivalMark(at(minutes), startAt))).toEqual(['present', 'present', 'late'])
    expect([109.9, 110, 111].map((minutes) => isEarly(at(minutes), endAt))).toEqual([true, false, false])
  })

  it('is taken from 15 minutes before the start until 48 hours after the end', () => {
    const closed = (minutes: number) => markingClosed(event, at(minutes).getTime())
    expect([-15.1, -15, 120 + 2879, 120 + 2880].map(closed)).toEqual(['early', null, null, 'late'])
    expect(markingClosed({ ...event, cancelledAt: startAt }, at(10).getTime())).toBe('cancelled')
    expect(markingClosed({ ...event, publishedAt: null }, at(10).getTime())).toBe('draft')
  })

  it('ends in absence 30 minutes after the end, or 48 hours where nobody was marked', () => {
    expect(absentFrom(endAt, true)).toBe(at(150).getTime())
    expect(absentFrom(endAt, false)).toBe(at(120 + 2880).getTime())
  })

  it('keeps of an earlier mark what fits the new one', () => {
    const joined = { attendance: 'late' as const, arrivedAt: at(14), leftAt: null }
    const now = at(30).getTime()
    expect(markOf({ attendance: 'present' }, joined, event, now)).toMatchObject({ arrivedAt: null })
    expect(markOf({ attendance: 'late' }, joined, event, now)).toMatchObject({ arrivedAt: at(14) })
    expect(markOf({ attendance: 'late' }, none, event, now)).toMatchObject({ arrivedAt: at(30) })
    expect(markOf({ attendance: 'left_early' }, joined, event, now)).toMatchObject({
      arrivedAt: at(14),
      leftAt: at(30),
    })
    expect(markOf({ attendance: 'absent', arrivedAt: at(3) }, joined, event, now)).toMatchObject({ arrivedAt: null })
    expect(markOf({ attendance: 'late' }, none, event, at(200).getTime())).toMatchObject({ arrivedAt: null })
  })

  it('may be corrected once for each mark, for 48 hours from the end', () => {
    const mark = {
      attendance: 'absent' as const,
      markedAt: at(10),
      correctionAskedAt: null,
      correctionAnsweredAt: null,
    }
    const may = (minutes: number, more: object = {}) => mayAsk({ ...mark, ...more }, endAt, at(minutes).getTime())
    expect([119, 120, 120 + 2879, 120 + 2880].map((minutes) => may(minutes))).toEqual([false, true, true, false])
    expect(may(130, { attendance: null, markedAt: null })).toBe(false)
    expect(may(130, { correctionAskedAt: at(125) })).toBe(false)
    expect(may(140, { correctionAskedAt: at(125), correctionAnsweredAt: at(130) })).toBe(false)
    expect(may(140, { correctionAskedAt: at(125), correctionAnsweredAt: at(130), markedAt: at(130) })).toBe(true)
  })
})
