import type { QuestionWarning } from '../../../schema/generated/types'
import { FEWEST } from './figures'

/** An option as its answers show it; percentages are null on too few. */
export interface ShownOption {
  /** Whether it counts as right. */
  right: boolean
  chosen: number
  percent: number | null
  strongest: number | null
}

/** What warnings follow from. */
export interface Judged {
  answers: number
  /** Those whose strength is known. */
  ranked: number
  right: number | null
  discrimination: number | null
  medianSeconds: number | null
  estimate: number | null
  openReports: number
  lawStatedAt: string | null
  options: readonly ShownOption[]
  /** Whether one option is chosen of several. */
  choosesOne: boolean
}

/** Seconds that SQE1 gives for a question: 90 in 153 minutes. Source: SRA, SQE1 assessment arrangements. */
const EXAM_SECONDS = 102
const SLOW = 1.5
const TOO_EASY = 95
/** Above what guessing gives, in points. */
const NEAR_GUESSING = 7
/** Below it a question tells little, and so that chance does not say it, even the upper end of its likely band lies below what is poor. Source: Ebel and Frisbie (1991), ch. 13. */
const LEAST_DISCRIMINATION = 0.1
const POOR_DISCRIMINATION = 0.2
/** Eight times in ten a value lies within so many standard errors. */
const LIKELY = 1.2816
/** Four times in five it does not lie above so many. */
const ABOVE = 0.8416
const IDLE = 2
const FEWEST_FOR_IDLE = 50
const FAR_FROM_ESTIMATE = 15
/** How far chance takes a share of so many answers in 95 of 100 cases, in standard errors. */
const Z = 1.96

/** How far chance may take a percentage of so many answers. */
const chanceOf = (percent: number, answers: number) => Z * Math.sqrt((percent * (100 - percent)) / answers)

const best = (options: readonly ShownOption[], of: (option: ShownOption) => number) => Math.max(0, ...options.map(of))

/** Whether the day is more than a year before today. */
export function isOldLaw(lawStatedAt: string, today: string): boolean {
  const [year, ...rest] = today.split('-')
  return lawStatedAt < [Number(year) - 1, ...rest].join('-')
}

/** How far apart chance may bring two shares of the same so many answers, in points. */
function apartByChance(one: number, other: number, answers: number): number {
  const [p, q] = [one / 100, other / 100]
  return 100 * ABOVE * Math.sqrt(Math.max(0, p + q - (p - q) ** 2) / answers)
}

type Test = (question: Judged, today: string) => boolean

const falls = ({ options }: Judged, of: (option: ShownOption) => number) => ({
  right: best(
    options.filter(({ right }) => right),
    of,
  ),
  wrong: best(
    options.filter(({ right }) => !right),
    of,
  ),
})

const tests: readonly [QuestionWarning, Test][] = [
  [
    'key_doubtful',
    (question) => {
      if (!question.choosesOne || question.options.some(({ strongest }) => strongest === null)) return false
      const { right, wrong } = falls(question, ({ strongest }) => strongest ?? 0)
      return wrong > right + apartByChance(right, wrong, question.ranked / 3)
    },
  ],
  ['reported', ({ openReports }) => openReports > 0],
  [
    'tells_nothing',
    ({ discrimination: r, ranked }) =>
      r !== null &&
      r < LEAST_DISCRIMINATION &&
      r + (LIKELY * (1 - r * r)) / Math.sqrt(ranked - 1) < POOR_DISCRIMINATION,
  ],
  [
    'too_hard',
    ({ right, options, choosesOne }) =>
      right !== null && choosesOne && options.length > 0 && right <= 100 / options.length + NEAR_GUESSING,
  ],
  [
    'options_compete',
    (question) => {
      if (!question.choosesOne || question.right === null) return false
      const { right, wrong } = falls(question, ({ percent }) => percent ?? 0)
      return wrong >= 0.8 * right && wrong > 30
    },
  ],
  ['harder_than_estimated', (question) => fromEstimate(question) <= -FAR_FROM_ESTIMATE],
  ['slow', ({ medianSeconds }) => medianSeconds !== null && medianSeconds > SLOW * EXAM_SECONDS],
  ['law_old', ({ lawStatedAt }, today) => lawStatedAt !== null && isOldLaw(lawStatedAt, today)],
  ['law_undated', ({ lawStatedAt }) => lawStatedAt === null],
  ['too_easy', ({ right }) => right !== null && right > TOO_EASY],
  ['easier_than_estimated', (question) => fromEstimate(question) >= FAR_FROM_ESTIMATE],
  [
    'idle_option',
    ({ answers, options }) =>
      answers >= FEWEST_FOR_IDLE && options.some(({ right, percent }) => !right && percent !== null && percent < IDLE),
  ],
]

/** How far it is from its estimate in points; 0 where chance explains it, or nothing is known. */
function fromEstimate({ answers, right, estimate }: Judged): number {
  if (right === null || estimate === null || answers < FEWEST) return 0
  const apart = right - estimate
  return Math.abs(apart) > chanceOf(estimate, answers) ? apart : 0
}

/** What is to be said against a question, the gravest first. */
export const warningsOf = (question: Judged, today: string): QuestionWarning[] =>
  tests.flatMap(([warning, test]) => (test(question, today) ? [warning] : []))

/** How grave the worst of them is: the lower, the graver. */
export const gravity = (warnings: readonly QuestionWarning[]): number => {
  const [worst] = warnings
  return worst ? tests.findIndex(([warning]) => warning === worst) : tests.length
}
