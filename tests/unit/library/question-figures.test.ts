import { describe, expect, it } from 'vitest'
import {
  type Counts,
  discriminationOf,
  facilityOf,
  medianSecondsOf,
  thirdsOf,
} from '../../../server/library/question-health/figures'
import { isOldLaw, type Judged, warningsOf } from '../../../server/library/question-health/warnings'

interface Given {
  strength: number
  option: string
  right: boolean
  seconds?: number
}

/** What is kept of some answers, as the server keeps it. */
function keep(answers: readonly Given[]): Counts {
  const counts: Counts = {
    ...{ answered: 0, right: 0, ranked: 0, rankedRight: 0, strengths: 0, strengthSquares: 0, strengthsRight: 0 },
    ...{ choices: {}, bands: {}, times: {} },
  }
  const add = (into: Record<string, number>, key: string | number) => {
    into[key] = (into[key] ?? 0) + 1
  }
  for (const { strength, option, right, seconds = 60 } of answers) {
    const band = Math.min(19, Math.floor(strength / 5))
    counts.answered += 1
    counts.ranked += 1
    counts.right += Number(right)
    counts.rankedRight += Number(right)
    counts.strengths += strength
    counts.strengthSquares += strength * strength
    counts.strengthsRight += right ? strength : 0
    add(counts.choices, option)
    add(counts.bands, band)
    add(counts.bands, `${band} ${option}`)
    add(counts.times, Math.floor(seconds / 5))
  }
  return counts
}

/** Pearson's correlation, by its definition. */
function correlation(pairs: readonly [number, number][]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  const sum = (of: (pair: readonly [number, number]) => number) => pairs.reduce((all, pair) => all + of(pair), 0)
  return sum(([a, b]) => (a - x) * (b - y)) / Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2))
}

const dice = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

/** So many answers whose strength decides what is chosen. */
function answersBy(count: number, choose: (strength: number, chance: number) => string, seed = 7): Given[] {
  const roll = dice(seed)
  return Array.from({ length: count }, () => {
    const strength = Math.floor(roll() * 101)
    const option = choose(strength, roll())
    return { strength, option, right: option === 'b', seconds: 20 + Math.floor(roll() * 200) }
  })
}

describe('the figures of a question', () => {
  it('have the correlation that its definition gives, on 200 sets of answers', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const answers = answersBy(20 + seed, (strength, chance) => (chance * 100 < strength ? 'b' : 'a'), seed)
      const expected = correlation(answers.map(({ strength, right }) => [Number(right), strength]))
      expect(discriminationOf(keep(answers))).toBeCloseTo(expected, 1)
      expect(Math.abs((discriminationOf(keep(answers)) ?? 9) - expected)).toBeLessThan(0.006)
    }
  })

  it('have a median within five seconds of the real one', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const answers = answersBy(21 + 2 * seed, () => 'b', seed)
      const seconds = answers.map((each) => each.seconds ?? 0).sort((one, other) => one - other)
      const median = seconds[Math.floor(seconds.length / 2)] ?? 0
      expect(Math.abs((medianSecondsOf(keep(answers)) ?? 0) - median)).toBeLessThanOrEqual(5)
    }
  })

  it('claim nothing on 19 answers, and something on 20', () => {
    const [few, enough] = [19, 20].map((count) => keep(answersBy(count, (strength) => (strength > 50 ? 'b' : 'a'))))
    if (!few || !enough) throw new Error('two sets')
    expect([facilityOf(few), discriminationOf(few), medianSecondsOf(few), thirdsOf(few, ['a'])]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([facilityOf(enough), discriminationOf(enough), medianSecondsOf(enough)]).not.toContain(null)
    expect(thirdsOf(enough, ['a'])).not.toBeNull()
  })

  it('say nothing of discrimination where all answer alike', () => {
    expect(discriminationOf(keep(answersBy(50, () => 'b')))).toBeNull()
    expect(discriminationOf(keep(answersBy(50, () => 'a').map((each) => ({ ...each, strength: 70 }))))).toBeNull()
  })

  it('show what the strongest and the weakest third chose', () => {
    const thirds = thirdsOf(keep(answersBy(900, (strength) => (strength >= 66 ? 'a' : strength >= 33 ? 'b' : 'c'))), [
      'a',
      'b',
      'c',
    ])
    expect(thirds?.strongest.get('a')).toBeGreaterThan(90)
    expect(thirds?.weakest.get('c')).toBeGreaterThan(90)
    expect((thirds?.strongest.get('b') ?? 0) + (thirds?.strongest.get('c') ?? 0)).toBeLessThan(10)
  })

  it('split a band of equal strength by its share', () => {
    const same = answersBy(300, (_, chance) => (chance < 0.5 ? 'a' : 'b')).map((each) => ({ ...each, strength: 50 }))
    const thirds = thirdsOf(keep(same), ['a', 'b'])
    expect(thirds?.strongest.get('a')).toBe(thirds?.weakest.get('a'))
    expect((thirds?.strongest.get('a') ?? 0) + (thirds?.strongest.get('b') ?? 0)).toBeCloseTo(100, 0)
  })
})

const fine: Judged = {
  answers: 200,
  ranked: 200,
  right: 60,
  discrimination: 0.4,
  medianSeconds: 80,
  estimate: 62,
  openReports: 0,
  lawStatedAt: '2026-05-01',
  choosesOne: true,
  options: [
    { right: true, chosen: 120, percent: 60, strongest: 85 },
    { right: false, chosen: 40, percent: 20, strongest: 10 },
    { right: false, chosen: 40, percent: 20, strongest: 5 },
  ],
}
const warns = (more: Partial<Judged>) => warningsOf({ ...fine, ...more }, '2026-11-24')
const chosenBy = (percents: number[], strongest: number[]) =>
  percents.map((percent, at) => ({ right: at === 0, chosen: percent, percent, strongest: strongest[at] ?? 0 }))

describe('warnings', () => {
  it('are none for a question that does well', () => expect(warns({})).toEqual([]))

  it.each([
    ['key_doubtful', { options: chosenBy([40, 35, 25], [30, 61, 9]) }],
    ['reported', { openReports: 1 }],
    ['tells_nothing', { discrimination: 0.05 }],
    ['tells_nothing', { discrimination: -0.3 }],
    ['too_hard', { right: 38, estimate: null }],
    ['options_compete', { options: chosenBy([43, 41, 16], [80, 15, 5]), estimate: null }],
    ['harder_than_estimated', { right: 60, estimate: 80 }],
    ['easier_than_estimated', { right: 80, estimate: 60 }],
    ['slow', { medianSeconds: 160 }],
    ['law_old', { lawStatedAt: '2025-11-23' }],
    ['law_undated', { lawStatedAt: null }],
    ['too_easy', { right: 97, estimate: 90 }],
    ['idle_option', { options: chosenBy([80, 19, 1], [90, 9, 1]) }],
  ] as const)('say %s', (warning, more) => expect(warns(more)).toContain(warning))

  it('leave a difference from the estimate to chance where the answers are few', () => {
    expect(warns({ answers: 20, right: 60, estimate: 75 })).not.toContain('harder_than_estimated')
    expect(warns({ answers: 400, right: 60, estimate: 75 })).toContain('harder_than_estimated')
  })

  it('claim nothing from too few answers', () => {
    const unknown = fine.options.map((each) => ({ ...each, percent: null, strongest: null }))
    const few = { answers: 19, right: null, discrimination: null, medianSeconds: null, options: unknown }
    expect(warns(few)).toEqual([])
    expect(warns({ ...few, openReports: 2, lawStatedAt: '2020-01-01' })).toEqual(['reported', 'law_old'])
  })

  it('leave a weak discrimination, and a rival option, to chance where the answers are few', () => {
    expect(warns({ ranked: 30, discrimination: 0.08 })).not.toContain('tells_nothing')
    expect(warns({ ranked: 400, discrimination: 0.08 })).toContain('tells_nothing')
    const rival = { options: chosenBy([40, 35, 25], [40, 48, 12]) }
    expect(warns({ ...rival, ranked: 30 })).not.toContain('key_doubtful')
    expect(warns({ ...rival, ranked: 600 })).toContain('key_doubtful')
  })

  it('put the gravest first', () => {
    expect(warns({ options: chosenBy([20, 60, 20], [10, 80, 10]), right: 20, discrimination: -0.2 })[0]).toBe(
      'key_doubtful',
    )
  })

  it('call law old from a year and a day on', () => {
    expect(isOldLaw('2025-11-24', '2026-11-24')).toBe(false)
    expect(isOldLaw('2025-11-23', '2026-11-24')).toBe(true)
  })
})
