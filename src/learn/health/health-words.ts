import { clockWords, letterOf } from '../../parts/player/test/question-words'
import { dateWords } from '../../ui/time/london-days'
import type { BundleHealthQuery, QuestionHealthQuery } from './health.documents'

export { letterOf }

export type BundleHealthShown = BundleHealthQuery['bundleHealth']
export type Line = BundleHealthShown['questions'][number]
export type Question = QuestionHealthQuery['questionHealth']
export type Report = QuestionHealthQuery['questionReports']['entries'][number]
export type Correction = QuestionHealthQuery['questionCorrections'][number]
type Warning = Line['warnings'][number]

/** On fewer first answers nothing is claimed. */
export const FEWEST = 20

const lettersWhere = ({ options }: Line, test: (option: Line['options'][number]) => boolean) =>
  options.flatMap((option, at) => (test(option) ? [letterOf(at)] : []))

const isRight = ({ correct, accepted }: Line['options'][number]) => correct || accepted

/** The option that is not right and chosen most often. */
function rival(question: Line): string {
  const wrong = question.options.filter((each) => !isRight(each))
  const most = Math.max(0, ...wrong.map(({ percent }) => percent ?? 0))
  return lettersWhere(question, (each) => !isRight(each) && each.percent === most)[0] ?? '?'
}

/** Some letters: 'B', 'B and E'. */
function andWords(letters: readonly string[]): string {
  const last = letters.at(-1) ?? ''
  return letters.length < 2 ? last : `${letters.slice(0, -1).join(', ')} and ${last}`
}

const inWords: Record<Warning, (question: Line) => string> = {
  key_doubtful: () => 'Stronger students choose another option',
  reported: ({ openReports }) => (openReports === 1 ? 'A fault is reported' : `${openReports} faults are reported`),
  tells_nothing: () => 'Answers look like guesses',
  too_hard: () => 'Right hardly more often than by guessing',
  options_compete: (question) => `${rival(question)} is chosen as often as the right one`,
  harder_than_estimated: () => 'Harder than estimated',
  slow: ({ medianSeconds }) => `Slow: half take longer than ${clockWords(medianSeconds ?? 0)}`,
  law_old: ({ lawStatedAt }) => `Law stated as at ${lawStatedAt ? dateWords(lawStatedAt) : 'no day'}`,
  law_undated: () => 'Does not say as at which day its law is',
  too_easy: () => 'Too easy',
  easier_than_estimated: () => 'Easier than estimated',
  idle_option: (question) => {
    const idle = lettersWhere(question, (each) => !isRight(each) && (each.percent ?? 0) < 2)
    return idle.length === 1 ? `${andWords(idle)} is hardly ever chosen` : `${andWords(idle)} are hardly ever chosen`
  },
}

/** A warning in a few words. */
export const warningWords = (warning: Warning, question: Line): string => inWords[warning](question)

/** What the discrimination says, in words. */
export function discriminationWords(value: number): string {
  if (value < 0.1) return 'does not tell strong from weak'
  if (value < 0.2) return 'tells little'
  return value < 0.4 ? 'tells strong from weak' : 'tells strong from weak well'
}

/** '−0.08' */
export const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`

export const percentWords = (value: number | null): string => (value === null ? '–' : `${Math.round(value)}%`)
