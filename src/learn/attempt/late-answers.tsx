import { useState } from 'react'
import { forgetUnsent, readUnsent } from '../../parts/player/test/answers/unsent'
import type { Attempt, Numbered } from '../../parts/player/test/attempt-parts'
import { answerWords } from '../../parts/player/test/question/answer-words'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import styles from './late-answers.module.css'

/** Answers that this device could not send in time: they do not count, and are not lost without a word. */
export function LateAnswers({ attempt }: { attempt: Attempt }) {
  const [late, setLate] = useState(() => lateOnes(attempt))
  if (!late.length) return null
  const forget = () => {
    forgetUnsent(attempt.id)
    setLate([])
  }
  return (
    <Card
      title={late.length === 1 ? 'One answer came too late' : `${late.length} answers came too late`}
      actions={
        <Button size="sm" variant="quiet" onClick={forget}>
          {late.length === 1 ? 'Forget it' : 'Forget them'}
        </Button>
      }
    >
      <p className="meta">
        {late.length === 1
          ? 'This device could not send it before the test was handed in, so it does not count.'
          : 'This device could not send them before the test was handed in, so they do not count.'}
      </p>
      <ul className={styles.late}>
        {late.map(({ question, given }) => (
          <li key={question.id}>
            <strong>Question {question.position + 1}</strong>
            <p className={styles.words}>{answerWords(question, given)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The last of each question, where it says something else than what was handed in. */
function lateOnes({ id, questions }: Attempt) {
  const given = new Map<string, Numbered>()
  for (const [questionId, change] of readUnsent(id))
    if (change.answer || change.note) given.set(questionId, { ...given.get(questionId), ...change })
  return questions.flatMap((question) => {
    const own = given.get(question.id)
    return own && own.change > question.change ? { question, given: own } : []
  })
}
