import { isTask } from '../../../rules/content/block-kinds'
import { isMarkedByPerson } from '../../../rules/library/points'
import { isToLearn } from '../../../rules/library/to-learn'
import type { Attempt, Question } from '../../parts/player/test/attempt-parts'
import { isAnswered } from '../../parts/player/test/question-words'

/** What of some questions was right. */
export interface Tally {
  name: string
  right: number
  count: number
  /** Both are points, and not questions. */
  inPoints?: boolean
}

const tally = (name: string, questions: readonly Question[]): Tally => ({
  name,
  right: questions.filter(({ outcome }) => outcome?.right).length,
  count: questions.length,
})

/** The questions that count: one that was taken out does not, nor one that nobody has marked. */
const counting = ({ questions }: Pick<Attempt, 'questions'>) =>
  questions.filter(({ voided, outcome }) => !voided && outcome?.right !== null)

/** What a person marks has points: half of them make it right, but say little of an area. */
const pointsIn = (name: string, questions: readonly Question[]): Tally => ({
  name,
  right: questions.reduce((sum, { outcome }) => sum + (outcome?.points ?? 0), 0),
  count: questions.reduce((sum, { score }) => sum + score, 0),
  inPoints: true,
})

function by(questions: readonly Question[], nameOf: (question: Question) => string | null | undefined): Tally[] {
  const names = [...new Set(questions.map(nameOf))].filter((name): name is string => Boolean(name))
  const count = questions.some(({ subtype }) => isMarkedByPerson(subtype)) ? pointsIn : tally
  return names.map((name) =>
    count(
      name,
      questions.filter((each) => nameOf(each) === name),
    ),
  )
}

const share = ({ right, count }: Tally) => right / count

/** By practice area where there are several, else by topic; the weakest first. */
export function byArea(attempt: Pick<Attempt, 'questions'>): Tally[] {
  const questions = counting(attempt)
  const areas = by(questions, ({ practiceArea }) => practiceArea?.name)
  const found = areas.length > 1 ? areas : by(questions, ({ topic }) => topic)
  return found.sort((one, other) => share(one) - share(other))
}

/** The practice area of which least was right; undefined where all of them reach the line, or their questions have none. */
export function weakestArea(attempt: Pick<Attempt, 'questions' | 'passPercent'>) {
  const questions = counting(attempt)
  const [weakest] = by(questions, ({ practiceArea }) => practiceArea?.name).sort(
    (one, other) => share(one) - share(other),
  )
  if (!weakest || share(weakest) * 100 >= (attempt.passPercent ?? ALL)) return undefined
  return questions.find(({ practiceArea }) => practiceArea?.name === weakest.name)?.practiceArea ?? undefined
}

const ALL = 100
const sureness = { sure: 'Sure', unsure: 'Unsure', guessing: 'Guessing' } as const

/** How often somebody was right when they said how sure they were. */
export const byConfidence = (attempt: Pick<Attempt, 'questions'>): Tally[] =>
  (['sure', 'unsure', 'guessing'] as const)
    .map((each) =>
      tally(
        sureness[each],
        counting(attempt).filter(({ confidence }) => confidence === each),
      ),
    )
    .filter(({ count }) => count > 0)

/** Answers that were changed, and how many of them are right now. */
export const changedOnes = (attempt: Attempt): Tally =>
  tally(
    'Changed',
    counting(attempt).filter(({ changes }) => changes > 0),
  )

/** The median of the seconds on a question; null where none were measured. */
export function medianSeconds({ questions }: Pick<Attempt, 'questions'>): number | null {
  const seconds = questions
    .flatMap((each) => (isAnswered(each) && each.seconds > 0 ? each.seconds : []))
    .sort((one, other) => one - other)
  if (!seconds.length) return null
  const middle = Math.floor(seconds.length / 2)
  return seconds.length % 2 ? (seconds[middle] ?? 0) : ((seconds[middle - 1] ?? 0) + (seconds[middle] ?? 0)) / 2
}

export type Shown = 'all' | 'wrong' | 'guessed' | 'flagged' | 'sure'

/** What an attempt leaves to be learned: what was wrong, and what was right by a guess. */
export const toLearn = (attempt: Pick<Attempt, 'questions'>): Question[] =>
  counting(attempt).filter(
    ({ subtype, outcome, confidence }) => !isTask(subtype) && isToLearn({ right: outcome?.right ?? null, confidence }),
  )

/** The questions to look at: all, the wrong ones, those guessed right, the flagged, or those that were sure and wrong. */
export const shownOnes = ({ questions }: Attempt, shown: Shown): Question[] =>
  questions.filter((each) => {
    if (shown === 'wrong') return each.outcome?.right === false
    if (shown === 'guessed') return each.outcome?.right === true && each.confidence === 'guessing'
    if (shown === 'flagged') return each.flagged
    if (shown === 'sure') return each.outcome?.right === false && each.confidence === 'sure'
    return true
  })
