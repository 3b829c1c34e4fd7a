import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { Card } from '../../ui/data/card'
import styles from './projected.module.css'
import { FEWEST_OF_PAPER, type Paper, paperVerdicts } from './readiness-words'
import { ScoreBand } from './score-band'

/** The projected score of a paper, with its uncertainty and the pass line. */
export function Projected({ paper }: { paper: Paper }) {
  const { from, middle, until, pass, most, answers, verdict } = paper
  if (from === null || middle === null || until === null)
    return (
      <Card title={`Projected score of ${paperNames[paper.paper]}`}>
        <p className={styles.verdict}>{paperVerdicts[verdict]}</p>
        <p>
          It is said from {FEWEST_OF_PAPER} first answers on {paperNames[paper.paper]} on. You have {answers}.
        </p>
      </Card>
    )
  return (
    <Card title={`Projected score, if you sat ${paperNames[paper.paper]} this week`}>
      <div className={styles.head}>
        <p className={styles.figure}>
          <span className="num">
            {from}–{until}
          </span>
          <span className={styles.of}> of {most}</span>
        </p>
        <div>
          <p className={styles.verdict}>{paperVerdicts[verdict]}</p>
          <p className="meta">
            {from <= pass && pass <= until ? 'The pass line is inside the band' : `The pass line is at ${pass}`}
          </p>
        </div>
      </div>
      <ScoreBand from={from} middle={middle} until={until} pass={pass} most={most} />
      <details className={styles.how}>
        <summary>Projected from {answers.toLocaleString('en-GB')} first answers, and only an estimate</summary>
        <p>
          Only the first answer to a question counts. Answers against the clock count more, and those older than 90 days
          less. The areas are weighted as the exam weights them. Eight times in ten the score falls inside the band. The
          pass line stands for about {paper.passPercent}% right; the real scale is set after each sitting.
        </p>
      </details>
    </Card>
  )
}
