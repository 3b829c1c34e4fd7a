import { describe, expect, it } from 'vitest'
import { fitting, withNew } from '../../../../server/library/review-card/tonight'
import { intervalFactor, loadToCome, secondsToday } from '../../../../server/library/schedule/forecast'

const pace = { cardSeconds: 60, questionSeconds: 120 }
const outlook = { ...pace, cap: 45, retention: 0.9, isOff: () => false, exams: [] as number[] }
const cards = (day: number, count: number, stability = 1_000) => ({ in: day, question: false, stability, count })

describe('the load to come', () => {
  it('says the minutes of each day', () => {
    const groups = [cards(1, 4), { ...cards(3, 2), question: true }]
    expect(loadToCome(groups, 4, { ...outlook, retention: 0.95 })).toEqual([4, 0, 4, 0])
  })

  it('passes what a day off or the cap leaves over to the next day', () => {
    const off = { ...outlook, retention: 0.95, isOff: (day: number) => day === 2 }
    expect(loadToCome([cards(1, 60), cards(2, 20)], 4, off)).toEqual([45, 0, 37, 4])
  })

  it('counts what comes back after it was answered', () => {
    const load = loadToCome([cards(0, 40, 2)], 30, outlook)
    expect(load.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(60)
    expect(Math.max(...load)).toBeLessThanOrEqual(45)
  })

  it('shows every card in the last week before the exam', () => {
    const load = loadToCome([cards(0, 40)], 30, { ...outlook, exams: [30], retention: 0.99 })
    expect(load.slice(22, 29).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(35)
  })

  it('asks for the interval that the wish for remembering makes of a stability', () => {
    expect(intervalFactor(0.9)).toBeCloseTo(1)
    expect(intervalFactor(0.95)).toBeLessThan(0.5)
    expect(intervalFactor(0.8)).toBeGreaterThan(2)
  })
})

describe('what is for today', () => {
  const cap = 45 * 60
  it('is all of it where nothing has waited', () => {
    expect(secondsToday({ own: 1_800, backlog: 0, daysAway: 1, cap })).toBe(1_800)
  })
  it('is never twice as much after a missed evening', () => {
    expect(secondsToday({ own: 1_200, backlog: 1_200, daysAway: 1, cap })).toBe(1_800)
  })
  it('is the cap at most, however long somebody was away', () => {
    expect(secondsToday({ own: 1_800, backlog: 7_200, daysAway: 5, cap })).toBe(cap)
  })
  it('spreads no ten minutes', () => {
    expect(secondsToday({ own: 120, backlog: 480, daysAway: 1, cap })).toBe(600)
  })
  it('lets as many new cards begin as the settings say', () => {
    expect(withNew('cnhnqn', 1)).toBe('cnhq')
    expect(withNew('nn', 0)).toBe('')
  })
  it('takes the first that fit, and short steps that are up always', () => {
    expect(fitting('ccccc', pace, 150)).toBe(3)
    expect(fitting('ssc', pace, 0)).toBe(2)
    expect(fitting('cq', pace, 0)).toBe(0)
  })
})
