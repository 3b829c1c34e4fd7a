import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import type { Paper } from './readiness-words'

const EXAM_SECONDS = 102

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const answerWords = (count: number) => (count === 1 ? '1 first answer' : `${count} first answers`)

/** What a projected score stands on. */
export function StandsOn({ paper: { answers, timed, medianSeconds, rightWhenSure } }: { paper: Paper }) {
  const items = [
    { term: 'No clock', value: <span className="num">{answerWords(answers - timed)}</span> },
    { term: 'Timed', value: <span className="num">{answerWords(timed)}</span> },
    ...(medianSeconds === null
      ? []
      : [
          {
            term: 'Median pace',
            value: (
              <span className="num">
                {clock(medianSeconds)} of {clock(EXAM_SECONDS)}
              </span>
            ),
          },
        ]),
    ...(rightWhenSure === null
      ? []
      : [{ term: 'Right when sure', value: <span className="num">{rightWhenSure}%</span> }]),
  ]
  return (
    <Card title="What it stands on">
      <DescriptionList items={items} />
    </Card>
  )
}
