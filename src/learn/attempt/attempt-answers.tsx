import { useState } from 'react'
import type { Attempt, Question } from '../../parts/player/test/attempt-parts'
import { OutcomeView, TakenOut } from '../../parts/player/test/question/outcome'
import { clockWords, pointsWords } from '../../parts/player/test/question-words'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { Card } from '../../ui/data/card'
import { Segments } from '../../ui/form/segments'
import { plainWords } from '../../ui/rich-text/plain-words'
import styles from './attempt-answers.module.css'
import { type Shown, shownOnes } from './result'

/** Each question with one's answer, the right one and why. */
export function Answers({ attempt, mayReport }: { attempt: Attempt; mayReport: boolean }) {
  const [shown, setShown] = useState<Shown>(() => (shownOnes(attempt, 'wrong').length ? 'wrong' : 'all'))
  const countOf = (each: Shown) => shownOnes(attempt, each).length
  const options = [
    { value: 'wrong', label: `Wrong ${countOf('wrong')}` },
    { value: 'sure', label: `Sure and wrong ${countOf('sure')}` },
    { value: 'guessed', label: `Guessed right ${countOf('guessed')}` },
    { value: 'flagged', label: `Flagged ${countOf('flagged')}` },
    { value: 'all', label: `All ${countOf('all')}` },
  ] as const
  const choices = options.filter(({ value }) => value === 'all' || countOf(value))
  const questions = shownOnes(attempt, shown)
  return (
    <Card
      title="Question by question"
      actions={
        choices.length > 1 && <Segments label="Which questions" options={choices} value={shown} onChange={setShown} />
      }
    >
      {questions.length ? (
        <ol className={styles.answers}>
          {questions.map((question) => (
            <li key={question.id}>
              <Answer question={question} mayReport={mayReport} />
            </li>
          ))}
        </ol>
      ) : (
        <p>None.</p>
      )}
    </Card>
  )
}

function Answer({ question, mayReport }: { question: Question; mayReport: boolean }) {
  const { outcome, position, assignment, seconds, title } = question
  return (
    <details className={styles.answer}>
      <summary className={styles.line}>
        <span className="num">{position + 1}</span>
        <span className={styles.words}>{title ?? plainWords(assignment)}</span>
        <span className={styles.mark}>
          {outcome && outcome.right !== null && <Icon name={iconOf(question)} size="sm" />}
          {markWords(question)}
        </span>
        {seconds > 0 && <span className="meta num only-wide">{clockWords(seconds)}</span>}
      </summary>
      {(outcome || question.voided || question.note) && (
        <div className={styles.inside}>
          {question.note && (
            <div className={styles.note}>
              <strong>Your note</strong>
              <p>{question.note}</p>
            </div>
          )}
          {outcome ? (
            <OutcomeView question={question} outcome={outcome} mayReport={mayReport} />
          ) : (
            question.voided && <TakenOut question={question} />
          )}
        </div>
      )}
    </details>
  )
}

function markWords({ outcome, answer, voided, score }: Question): string {
  if (voided) return 'Taken out'
  if (!outcome) return 'Not shown yet'
  if (outcome.waits) return 'Waits to be marked'
  if (!answer?.length) return 'No answer'
  if (outcome.markedAt) return pointsWords(outcome.points ?? 0, score)
  if (outcome.right === null) return 'Not marked'
  if (outcome.right) return 'Right'
  return outcome.points ? 'Partly right' : 'Wrong'
}

function iconOf({ outcome, answer }: Question): IconName {
  if (!answer?.length) return 'minus'
  return outcome?.right ? 'check' : 'close'
}
