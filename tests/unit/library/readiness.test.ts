import { describe, expect, it } from 'vitest'
import { examProfiles, paperOfArea, sourceOf } from '../../../rules/library/exam-profiles'
import type { PracticeArea } from '../../../schema/generated/types'
import { type AnswerGroup, bandOf, onScale, together, verdictOf } from '../../../server/library/test-result/band'
import { readinessOf } from '../../../server/library/test-result/readiness'

const group = (values: Partial<AnswerGroup>): AnswerGroup => ({
  area: 'CON',
  weeksAgo: 0,
  timed: true,
  answers: 20,
  right: 10,
  ...values,
})
const widthOf = ({ from, until }: { from: number; until: number }) => until - from

describe('a band', () => {
  it('narrows as answers come', () => {
    const widths = [5, 20, 80, 320].map((answers) => widthOf(bandOf([group({ answers, right: answers / 2 })])))
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
  })

  it('lies round the share that was right, and within 0 and 1', () => {
    const { from, middle, until } = bandOf([group({ answers: 200, right: 150 })])
    expect(middle).toBeCloseTo(0.745, 2)
    expect(from).toBeLessThan(middle)
    expect(until).toBeGreaterThan(middle)
    for (const right of [0, 30]) {
      const band = bandOf([group({ answers: 30, right })])
      expect(band.from).toBeGreaterThanOrEqual(0)
      expect(band.until).toBeLessThanOrEqual(1)
    }
  })

  it('counts answers against the clock more, and old ones less', () => {
    const recent = group({ answers: 50, right: 40 })
    const poor = { answers: 50, right: 10 }
    const middleWith = (other: Partial<AnswerGroup>) => bandOf([recent, group({ ...poor, ...other })]).middle
    expect(middleWith({ timed: false })).toBeGreaterThan(middleWith({ timed: true }))
    expect(middleWith({ weeksAgo: 20 })).toBeGreaterThan(middleWith({ weeksAgo: 2 }))
  })

  it('of weeks ago knows nothing of what came later', () => {
    const early = group({ weeksAgo: 5, right: 4 })
    expect(bandOf([early, group({ right: 20 })], 3)).toEqual(bandOf([early], 3))
  })
})

describe('a verdict', () => {
  it('says on which side of the line the band lies', () => {
    const at = (from: number, until: number) => verdictOf({ from, until }, 0.57)
    expect(at(0.3, 0.5)).toBe('below')
    expect(at(0.3, 0.6)).toBe('probably_below')
    expect(at(0.47, 0.67)).toBe('either')
    expect(at(0.55, 0.8)).toBe('probably_above')
    expect(at(0.6, 0.8)).toBe('above')
  })
})

describe('the scale of SQE1', () => {
  const scale = examProfiles[0]?.papers[0]?.scale
  it('meets nothing, the pass line and the top', () => {
    expect(scale && [0, 0.57, 1].map((share) => onScale(share, scale))).toEqual([0, 300, 500])
  })
})

describe('the profile of SQE1', () => {
  it('has shares that can sum up to a whole paper', () => {
    for (const { areas } of examProfiles[0]?.papers ?? []) {
      const [least, most] = [0, 1].map((end) => areas.reduce((sum, { weight }) => sum + (weight[end] ?? 0), 0))
      expect(least).toBeLessThanOrEqual(100)
      expect(most).toBeGreaterThanOrEqual(100)
    }
  })

  it('names what its papers and shares follow, and since when', () => {
    for (const { source, papers } of examProfiles)
      expect(Boolean(source)).toBe(papers.some(({ areas, days }) => areas.length + days.length > 0))
    expect(sourceOf('flk2')).toMatchObject({
      title: 'SQE1 assessment specification',
      appliesFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      address: expect.stringContaining('https://sqe.sra.org.uk/'),
    })
  })

  it('examines an area in one paper', () => {
    expect(paperOfArea('CON')?.paper).toBe('flk1')
    expect(paperOfArea('LAND')?.paper).toBe('flk2')
    expect(paperOfArea('DR')).toBeUndefined()
  })
})

describe('readiness for a paper', () => {
  const flk1 = paperOfArea('CON')
  const practiceAreas = new Map(
    (flk1?.areas ?? []).map(({ area }) => [area, { id: area, name: area, shortName: area } as PracticeArea]),
  )
  const ask = (groups: AnswerGroup[]) =>
    flk1 && readinessOf(flk1, groups, { practiceAreas, now: new Date('2026-11-24T12:00:00Z') })

  it('says nothing on too few answers', () => {
    const found = ask([group({ answers: 19, right: 10 })])
    expect(found).toMatchObject({ from: null, middle: null, until: null, verdict: 'not_enough', answers: 19 })
    expect(found?.areas.every(({ from, verdict }) => from === null && verdict === 'not_enough')).toBe(true)
    expect(found?.weeks).toEqual([])
  })

  it('puts the weakest area first, and those without answers last', () => {
    const found = ask([
      group({ area: 'TORT', answers: 40, right: 30 }),
      group({ area: 'CON', answers: 40, right: 12 }),
      group({ area: 'BLP', answers: 40, right: 20 }),
    ])
    expect(found?.areas.slice(0, 3).map(({ practiceArea }) => practiceArea.shortName)).toEqual(['CON', 'BLP', 'TORT'])
    expect(found?.areas.slice(3).every(({ answers }) => answers === 0)).toBe(true)
  })

  it('is less sure where whole areas are unknown than where all are known as well', () => {
    const some = ask([group({ answers: 210, right: 120 })])
    const all = ask((flk1?.areas ?? []).map(({ area }) => group({ area, answers: 30, right: 17 })))
    const reach = (found: typeof some) => (found?.until ?? 0) - (found?.from ?? 0)
    expect(reach(all)).toBeLessThan(reach(some))
  })

  it('ignores areas of the other paper', () => {
    expect(ask([group({ area: 'LAND', answers: 90, right: 90 })])?.answers).toBe(0)
  })

  it('shows a week only if there was enough to say by its end', () => {
    const found = ask([group({ weeksAgo: 3, answers: 70, right: 40 }), group({ answers: 30, right: 20 })])
    expect(found?.weeks).toHaveLength(4)
  })
})

describe('bands together', () => {
  it('are weighted, and as uncertain as their parts', () => {
    const certain = bandOf([group({ answers: 400, right: 300 })])
    const unknown = bandOf([])
    const half = together([
      { band: certain, weight: 1 },
      { band: unknown, weight: 1 },
    ])
    expect(half.middle).toBeCloseTo((certain.middle + 0.5) / 2)
    expect(widthOf(half)).toBeGreaterThan(widthOf(certain))
    expect(widthOf(half)).toBeLessThan(widthOf(unknown))
  })
})
