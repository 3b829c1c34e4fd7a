import { Button } from '../../../ui/action/button'
import type { Question } from './attempt-parts'
import { Confidence } from './question/confidence'
import styles from './test-foot.module.css'
import { answerNow, asksHowSure, isOpen, type Test } from './use-test'

interface TestFootProps {
  test: Test
  question: Question
  onNext: () => void
  onHandIn: () => void
}

/** Below a question: how sure one is of the answer, and the steps to other questions. */
export function TestFoot({ test, question, onNext, onHandIn }: TestFootProps) {
  const { at, isLast, sure, go } = test
  const disabled = !answerNow(question)?.length
  if (question.checkable && !question.outcome)
    return (
      <div className={styles.foot}>
        <Confidence check value={null} disabled={disabled} onChoose={sure}>
          {isLast ? (
            <Button onClick={onHandIn}>Hand in</Button>
          ) : (
            <Button variant="quiet" onClick={onNext}>
              Skip
            </Button>
          )}
        </Confidence>
      </div>
    )
  return (
    <div className={styles.foot}>
      <div className={styles.steps}>
        <Button icon="left" label="Previous question" disabled={at === 0} onClick={() => go(at - 1)} />
        <div className={styles.middle}>
          {isOpen(question) && asksHowSure(question) && (
            <Confidence value={question.confidence} disabled={disabled} onChoose={sure} />
          )}
        </div>
        <Button variant="primary" size="lg" onClick={onNext}>
          {isLast ? 'Hand in' : 'Next'}
        </Button>
      </div>
    </div>
  )
}
