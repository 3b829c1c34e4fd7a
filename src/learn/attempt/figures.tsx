import { isMarkedByPerson } from '../../../rules/library/points'
import type { Attempt } from '../../parts/player/test/attempt-parts'
import { Pace } from '../../parts/player/test/pace'
import { clockWords, EXAM_SECONDS, secondsOf } from '../../parts/player/test/question-words'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { formatLeft } from '../../ui/time/use-time-left'
import styles from './figures.module.css'
import { changedOnes, medianSeconds, type Tally } from './result'

/** Pace and changed answers. */
export function Figures({ attempt }: { attempt: Attempt }) {
  // The exam's pace is of questions that it asks, and what a person marks is none of them.
  const paced = attempt.questions.filter(({ subtype }) => !isMarkedByPerson(subtype))
  const median = medianSeconds({ questions: paced })
  const changed = changedOnes(attempt)
  const taken = secondsOf(attempt.questions)
  const items = [
    ...(taken ? [{ term: 'Time taken', value: <span className="num">{formatLeft(taken * 1000)}</span> }] : []),
    ...(median === null
      ? []
      : [
          {
            term: 'Median pace',
            value: (
              <span className="num">
                {clockWords(median)} of {clockWords(EXAM_SECONDS)}
              </span>
            ),
          },
        ]),
    { term: 'Answers changed', value: changed.count ? changedWords(changed) : 'None' },
  ]
  return (
    <Card title="Pace and second thoughts">
      <div className={styles.figures}>
        <DescriptionList items={items} />
        <Pace questions={paced} current={-1} whole />
      </div>
    </Card>
  )
}

const changedWords = ({ count, right }: Tally) =>
  right ? `${count}, ${right} of them right now` : `${count}, none of them right now`
