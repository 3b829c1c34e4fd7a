import { describe, expect, it } from 'vitest'
import { fitted } from '../../../../server/library/study-plan/fitted'
import { dayForMock } from '../../../../server/library/study-plan/mock-days-ahead'
import { spread, type Work } from '../../../../server/library/study-plan/spread'

const work = (id: string, minutes: number, more: Partial<Work> = {}): Work => ({
  id,
  minutes,
  whole: false,
  track: id,
  pull: 1,
  until: 30,
  ...more,
})
const room = (minutes: number, days = 30) => Array.from({ length: days }, () => minutes)
const total = (days: ReturnType<typeof spread>['days'], id: string) =>
  days.flat().reduce((sum, piece) => sum + (piece.id === id ? piece.minutes : 0), 0)

describe('work spread over days', () => {
  it('fills each day and no more, until all is done', () => {
    const { days, left } = spread([work('a', 200), work('b', 100)], room(90))
    expect(left.size).toBe(0)
    expect(days.map((day) => day.reduce((sum, { minutes }) => sum + minutes, 0)).slice(0, 5)).toEqual([
      90, 90, 90, 30, 0,
    ])
    expect([total(days, 'a'), total(days, 'b')]).toEqual([200, 100])
  })

  it('lets subjects take turns', () => {
    const { days } = spread([work('a', 300), work('b', 300), work('c', 300)], room(90))
    for (const day of days.slice(0, 9)) expect(day.length).toBeGreaterThan(1)
  })

  it('goes on sooner with what pulls more', () => {
    const { days } = spread([work('strong', 300, { pull: 0.7 }), work('weak', 300, { pull: 1.4 })], room(60))
    const half = days.slice(0, 5)
    expect(total(half, 'weak')).toBeGreaterThan(1.5 * total(half, 'strong'))
  })

  it('does a subject in the order given', () => {
    const { days } = spread([work('lecture', 100, { track: 'x' }), work('questions', 100, { track: 'x' })], room(60))
    const order = days.flat().map(({ id }) => id)
    expect(order.indexOf('questions')).toBeGreaterThan(order.lastIndexOf('lecture') - 1)
    expect(order.slice(0, 2)).toEqual(['lecture', 'lecture'])
  })

  it('puts what is due soon first once it takes all the time', () => {
    const { days, left } = spread([work('late', 500), work('soon', 170, { until: 2 })], room(90))
    expect(left.size).toBe(0)
    expect(total(days.slice(0, 2), 'soon')).toBe(170)
  })

  it('does nothing on a day without time, nor on the day on which it is of no more use', () => {
    const { days, left } = spread([work('a', 100, { until: 2 })], [0, 60, 60])
    expect(days[0]).toEqual([])
    expect(days[2]).toEqual([])
    expect(left.get('a')).toBe(40)
  })

  it('sits a test in one go on a day that has the time', () => {
    const { days } = spread([work('test', 80, { whole: true }), work('a', 45)], [60, 90, 90])
    expect(days[0]?.map(({ id }) => id)).toEqual(['a'])
    expect(days[1]?.[0]).toEqual({ id: 'test', minutes: 80 })
  })

  it('takes the time of a test longer than any day from the days after it', () => {
    const { days, left } = spread([work('test', 153, { whole: true }), work('a', 90, { track: 'b' })], room(60, 6))
    expect(left.size).toBe(0)
    const at = days.findIndex((day) => day.some(({ id }) => id === 'test'))
    expect(days[at]).toEqual([{ id: 'test', minutes: 153 }])
    const spent = days.slice(at, at + 3).flat()
    expect(spent.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(180)
  })

  it('loses no minute, whatever the work', () => {
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let round = 0; round < 300; round++) {
      const many = Array.from({ length: 1 + random(12) }, (_, at) =>
        work(`w${at}`, 1 + random(400), {
          whole: random(4) === 0,
          track: `t${random(4)}`,
          until: 1 + random(30),
          pull: 0.7 + random(8) / 10,
        }),
      )
      const days = Array.from({ length: 30 }, () => random(3) * 45)
      const found = spread(many, days)
      for (const each of many) expect(total(found.days, each.id) + (found.left.get(each.id) ?? 0)).toBe(each.minutes)
      for (const each of many) expect(total(found.days.slice(each.until), each.id)).toBe(0)
    }
  })
})

describe('a plan that does not fit', () => {
  const fitting = (more: Partial<Parameters<typeof fitted>[0]> = {}) =>
    fitted({
      work: [work('lecture', 300, { until: 5 }), work('tort', 150, { until: 5 }), work('land', 150, { until: 5 })],
      room: room(60, 5),
      isOn: () => true,
      spare: ['tort', 'land', 'lecture'],
      ...more,
    })

  it('says how much is too much, and how many more minutes a day or what left out would do', () => {
    expect(fitting().excess).toEqual({ minutes: 300, minutesMore: 60, leaveOut: ['tort', 'land'] })
  })

  it('adds no minutes to days that are off', () => {
    const { excess } = fitting({ room: [60, 0, 60, 0, 60], isOn: (day) => day % 2 === 0 })
    expect(excess).toMatchObject({ minutes: 420, minutesMore: 140 })
  })

  it('offers no minutes where not even four hours more would do', () => {
    expect(fitting({ isOn: () => false }).excess?.minutesMore).toBeNull()
  })

  it('says nothing where all fits', () => {
    expect(fitting({ room: room(120, 5) }).excess).toBeNull()
  })
})

describe('the day for a mock day', () => {
  /** From Monday 1 June 2026. */
  const days = Array.from({ length: 40 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
  }))
  const none = () => false

  it('is a weekend about twelve days before the exam', () => {
    const at = dayForMock(days, '2026-07-07', none)
    expect(at !== null && days[at]?.day).toBe('2026-06-27')
  })

  it('is another day where those are taken', () => {
    const at = dayForMock(days, '2026-07-07', (day) => [26, 27].includes(day))
    expect(at !== null && days[at]?.day).toBe('2026-06-21')
  })

  it('is none in the week before the exam, and none today', () => {
    expect(dayForMock(days, '2026-06-06', none)).toBeNull()
    expect(dayForMock(days, '2026-06-08', none)).toBeNull()
  })
})
