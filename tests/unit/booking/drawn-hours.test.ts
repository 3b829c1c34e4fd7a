import { describe, expect, it } from 'vitest'
import { spanByKey } from '../../../src/parts/hours/drawing/by-keys'
import { drawn, lengthened, moved, pressed, timesAt } from '../../../src/parts/hours/drawing/span'

const day = '2026-11-24'
const week = ['2026-11-23', day, '2026-11-25']

describe('drawn hours', () => {
  it('go from where they began to where the pointer is, upwards too, on quarters of an hour', () => {
    expect(drawn(day, 601, 709)).toEqual({ day, start: 600, end: 705 })
    expect(drawn(day, 709, 601)).toEqual({ day, start: 600, end: 705 })
  })

  it('last half an hour at least, and stay within the day', () => {
    expect(drawn(day, 600, 603)).toEqual({ day, start: 600, end: 630 })
    expect(drawn(day, 1435, 1500)).toEqual({ day, start: 1410, end: 1440 })
    expect(drawn(day, 20, -90)).toEqual({ day, start: 0, end: 30 })
    expect(pressed(day, 1439)).toEqual({ day, start: 1380, end: 1440 })
    expect(pressed(day, 659)).toEqual({ day, start: 630, end: 690 })
  })

  it('keep their length as they move, and one end as they become longer', () => {
    const span = { day, start: 600, end: 660 }
    expect(moved(span, '2026-11-25', 97)).toEqual({ day: '2026-11-25', start: 690, end: 750 })
    expect(moved(span, day, -900)).toEqual({ day, start: 0, end: 60 })
    expect(lengthened(span, 'start', 700)).toEqual({ day, start: 630, end: 660 })
    expect(lengthened(span, 'end', 2000)).toEqual({ day, start: 600, end: 1440 })
  })

  it('move by arrow keys within the days that are shown, and with Shift change their end', () => {
    const span = { day, start: 600, end: 660 }
    expect(spanByKey('ArrowDown', false, span, week)).toEqual({ day, start: 615, end: 675 })
    expect(spanByKey('ArrowUp', true, span, week)).toEqual({ day, start: 600, end: 645 })
    expect(spanByKey('ArrowRight', false, span, week)).toEqual({ ...span, day: '2026-11-25' })
    expect(spanByKey('ArrowRight', false, { ...span, day: '2026-11-25' }, week)).toBeNull()
    expect(spanByKey('a', false, span, week)).toBeNull()
  })
})

describe('the times of drawn hours', () => {
  it('are those of the clock of their zone', () => {
    const span = { day, start: 18 * 60, end: 20 * 60 }
    expect(timesAt(span, 'Europe/London')).toMatchObject({ weekday: 2, from: '18:00', until: '20:00' })
    expect(timesAt(span, 'America/Los_Angeles')).toMatchObject({ weekday: 2, from: '10:00', until: '12:00' })
  })

  it('of the day before or after are of that day there', () => {
    const early = { day: '2026-11-23', start: 60, end: 180 }
    expect(timesAt(early, 'America/Los_Angeles')).toEqual({
      ...{ timezone: 'America/Los_Angeles', date: '2026-11-22', weekday: 7, from: '17:00', until: '19:00' },
    })
  })

  it('end at midnight there, and where they pass it are kept by London’s clock', () => {
    const evening = { day, start: 15 * 60, end: 18 * 60 + 30 }
    expect(timesAt(evening, 'Asia/Kolkata')).toMatchObject({ from: '20:30', until: '24:00' })
    expect(timesAt({ ...evening, end: 19 * 60 }, 'Asia/Kolkata')).toEqual({
      ...{ timezone: 'Europe/London', date: day, weekday: 2, from: '15:00', until: '19:00' },
    })
  })

  it('on the day on which London’s clocks go forward are those that both clocks show', () => {
    expect(timesAt({ day: '2027-03-28', start: 600, end: 660 }, 'America/Los_Angeles')).toMatchObject({
      ...{ date: '2027-03-28', from: '02:00', until: '03:00' },
    })
  })
})
