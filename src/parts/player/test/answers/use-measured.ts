import type { Attempt, Question } from '../attempt-parts'
import { isMeasured, secondsOf } from '../question-words'
import type { AnswerSaver } from './answer-saver'
import { useSeconds } from './use-answers'

/** The time that a person takes for the questions of an attempt, if it is measured: until an answer was checked, and no longer. */
export function useMeasured(saver: AnswerSaver, attempt: Attempt, question: Question | undefined) {
  const measured = isMeasured(attempt)
  const { take, running } = useSeconds(measured && !question?.checkedAt ? question?.id : undefined, (id, seconds) => {
    const isChecked = saver.get().questions.some((each) => each.id === id && each.checkedAt)
    if (!isChecked) saver.change(id, { seconds })
  })
  /** All of it so far, in milliseconds; null: it is not measured. */
  const ms = measured ? () => secondsOf(saver.get().questions) * 1000 + running() : null
  return { take, ms }
}
