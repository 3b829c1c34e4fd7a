import type { Attempt, Question } from './attempt-parts'

/** The letter of an option, by its place. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at)

/** Seconds that SQE1 gives for a question: 90 in 153 minutes. Source: SRA, SQE1 assessment arrangements. */
export const EXAM_SECONDS = 102

/** '1:42' */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whether the time on each question is measured; of own practice it is. */
export const isMeasured = ({ bundle }: Pick<Attempt, 'bundle'>): boolean => bundle?.timerTrack ?? true

/** The time that was measured, all together. */
export const secondsOf = (questions: readonly Pick<Question, 'seconds'>[]): number =>
  questions.reduce((sum, { seconds }) => sum + seconds, 0)

/** Whether a question has an answer that counts. */
export const isAnswered = ({ answer }: Pick<Question, 'answer'>): boolean =>
  Boolean(answer?.some((each) => each.trim() !== ''))

/** Whether one of several options is chosen, rather than several or something typed. */
export const isSingle = ({ subtype }: Pick<Question, 'subtype'>): boolean =>
  subtype === 'single_best_answer' || subtype === 'true_false'

export const isChoice = (question: Pick<Question, 'subtype'>): boolean =>
  isSingle(question) || question.subtype === 'multiple_response'

/** The answer after an option was pressed. */
export function chosen(question: Question, optionId: string): string[] {
  if (isSingle(question)) return [optionId]
  const before = question.answer ?? []
  return before.includes(optionId) ? before.filter((each) => each !== optionId) : [...before, optionId]
}

/** '7.5 of 10 points' */
export const pointsWords = (points: number, most: number): string =>
  most === 1 ? `${points} of 1 point` : `${points} of ${most} points`
