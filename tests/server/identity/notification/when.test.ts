import { describe, expect, it } from 'vitest'
import { nextDigest, quietEnd, type Times, waitsUntil } from '../../../../server/identity/notification/when'

const times = (some: Partial<Times> = {}): Times => ({
  timezone: 'Europe/London',
  quietFrom: 22 * 60,
  quietUntil: 7 * 60,
  digest: 'daily',
  digestAt: 18 * 60 + 30,
  ...some,
})
const iso = (date: Date | null) => date?.toISOString() ?? null

describe('the quiet time', () => {
  it('lasts over midnight until its end, and not beyond', () => {
    expect(iso(quietEnd(new Date('2026-11-23T21:59:59Z'), times()))).toBe(null)
    expect(iso(quietEnd(new Date('2026-11-23T22:00:00Z'), times()))).toBe('2026-11-24T07:00:00.000Z')
    expect(iso(quietEnd(new Date('2026-11-24T06:59:00Z'), times()))).toBe('2026-11-24T07:00:00.000Z')
    expect(iso(quietEnd(new Date('2026-11-24T07:00:00Z'), times()))).toBe(null)
  })

  it('lies in the person’s zone', () => {
    const lagos = times({ timezone: 'Africa/Lagos' })
    expect(iso(quietEnd(new Date('2026-11-23T21:30:00Z'), lagos))).toBe('2026-11-24T06:00:00.000Z')
  })

  it('may be a part of one day', () => {
    const siesta = times({ quietFrom: 13 * 60, quietUntil: 15 * 60 })
    expect(iso(quietEnd(new Date('2026-11-23T14:00:00Z'), siesta))).toBe('2026-11-23T15:00:00.000Z')
    expect(iso(quietEnd(new Date('2026-11-23T15:00:00Z'), siesta))).toBe(null)
  })

  it('ends by the clock in the nights when the clocks change', () => {
    expect(iso(quietEnd(new Date('2027-03-27T23:00:00Z'), times()))).toBe('2027-03-28T06:00:00.000Z')
    expect(iso(quietEnd(new Date('2026-10-24T22:30:00Z'), times()))).toBe('2026-10-25T07:00:00.000Z')
    const untilHalfPastOne = times({ quietUntil: 90 })
    // 01:30 never comes: at the change it is 02:00, and the quiet time is over.
    expect(iso(quietEnd(new Date('2027-03-28T00:10:00Z'), untilHalfPastOne))).toBe('2027-03-28T01:00:00.000Z')
    expect(iso(quietEnd(new Date('2027-03-28T01:00:00Z'), untilHalfPastOne))).toBe(null)
    // 01:30 comes twice: the first ends it, and in the second nobody waits for the past.
    expect(iso(quietEnd(new Date('2026-10-25T00:10:00Z'), untilHalfPastOne))).toBe('2026-10-25T00:30:00.000Z')
    expect(iso(quietEnd(new Date('2026-10-25T01:10:00Z'), untilHalfPastOne))).toBe(null)
  })
})

describe('the digest', () => {
  it.each([
    ['in autumn', '2026-10-23T17:30:00.000Z', '2026-10-28'],
    ['in spring', '2027-03-26T18:30:00.000Z', '2027-03-31'],
  ])('comes once a day across the change of clocks %s, at the same time of day', (_name, from, until) => {
    const days: string[] = []
    for (let at = new Date(from); iso(at) !== null && at.toISOString() < until; ) {
      at = nextDigest(at, times()) as Date
      days.push(at.toLocaleString('en-GB', { timeZone: 'Europe/London' }))
    }
    expect(new Set(days.map((day) => day.slice(0, 10))).size).toBe(days.length)
    expect(days.every((day) => day.endsWith('18:30:00'))).toBe(true)
  })

  it('comes once on the day when its time comes twice, or not at all', () => {
    const doubled = times({ digestAt: 90 })
    const first = nextDigest(new Date('2026-10-24T12:00:00Z'), doubled) as Date
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z')
    expect(iso(nextDigest(first, doubled))).toBe('2026-10-26T01:30:00.000Z')
    expect(iso(nextDigest(new Date('2027-03-27T12:00:00Z'), doubled))).toBe('2027-03-28T01:30:00.000Z')
  })

  it('comes on Mondays where the person chose so, and never where they chose none', () => {
    const monday = nextDigest(new Date('2026-11-23T18:30:00Z'), times({ digest: 'weekly' })) as Date
    expect(iso(monday)).toBe('2026-11-30T18:30:00.000Z')
    expect(nextDigest(new Date(), times({ digest: 'never' }))).toBe(null)
  })

  it('waits for the end of a quiet time that it falls into', () => {
    const late = times({ digestAt: 23 * 60 })
    expect(iso(waitsUntil('balance_low', 'email', new Date('2026-11-23T12:00:00Z'), late))).toBe(
      '2026-11-24T07:00:00.000Z',
    )
  })
})
