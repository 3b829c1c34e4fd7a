import { useState } from 'react'
import { clockWords } from '../../parts/player/test/question-words'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { EmptyState } from '../../ui/page/blank'
import { Unloaded } from '../../ui/page/unloaded'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import { RichText } from '../../ui/rich-text/rich-text'
import { dateWords } from '../../ui/time/london-days'
import { CorrectDialog } from './correct-dialog'
import { Corrections } from './corrections'
import { Estimates } from './estimates'
import { QuestionHealth } from './health.documents'
import { discriminationWords, FEWEST, percentWords, type Question, signed, warningWords } from './health-words'
import styles from './question-panel.module.css'
import { Reports } from './reports'
import { Thirds } from './thirds'

/** How one question does, and what can be done about it. */
export function QuestionPanel({ blockId, bundleId }: { blockId: string; bundleId: string }) {
  const query = useApi(QuestionHealth, { blockId })
  const { data, error, refetch } = query
  const [correcting, setCorrecting] = useState(false)
  if (!data || data.questionHealth.id !== blockId)
    return (
      <Unloaded
        of={query}
        height={320}
        gone={
          isNotThere(error) && <EmptyState title="This question was not found">It may have been deleted.</EmptyState>
        }
      />
    )
  const { questionHealth: question, questionReports, questionCorrections } = data
  return (
    <Card>
      <section className={styles.panel} aria-label={`Question ${question.number}`}>
        <div className={styles.head}>
          <p className="eyebrow">
            Question <span className="num">{question.number}</span>
          </p>
          <h2>{question.title ?? 'Without a title'}</h2>
          <Warnings question={question} />
        </div>
        <Corrections corrections={questionCorrections} />
        <Figures question={question} />
        <Thirds question={question} />
        <details>
          <summary>Read the question</summary>
          <PictureLinks from={question} onRenew={refetch}>
            <RichText html={question.assignment ?? ''} />
          </PictureLinks>
        </details>
        <Estimates key={question.ownEstimate} question={question} />
        <Reports reports={questionReports.entries} />
        <div className={styles.actions}>
          <LinkButton to={`/library/${bundleId}/editor?block=${question.id}`} block variant="primary">
            Open in the editor
          </LinkButton>
          {!question.voidedAt && (
            <Button variant="danger" block onClick={() => setCorrecting(true)}>
              Correct or void this question
            </Button>
          )}
          <p className="help">
            Attempts that had it are then marked again, and those whose result changes are told. You see the effect
            before it happens.
          </p>
        </div>
        {correcting && <CorrectDialog question={question} onClose={() => setCorrecting(false)} />}
      </section>
    </Card>
  )
}

function Warnings({ question }: { question: Question }) {
  if (question.voidedAt) return <p className="meta">It is taken out and counts nowhere.</p>
  if (!question.warnings.length)
    return (
      <p className="meta">
        {question.answers < FEWEST
          ? `On fewer than ${FEWEST} answers nothing is said.`
          : 'Nothing is to be said against it.'}
      </p>
    )
  return (
    <ul className={styles.warnings}>
      {question.warnings.map((warning) => (
        <li key={warning}>
          <Icon name="warn" size="sm" />
          {warningWords(warning, question)}
        </li>
      ))}
    </ul>
  )
}

function Figures({ question }: { question: Question }) {
  const { answers, right, discrimination, medianSeconds, estimate, lawStatedAt, source } = question
  return (
    <DescriptionList
      items={[
        { term: 'First answers', value: <span className="num">{answers}</span> },
        ...(right === null
          ? []
          : [
              {
                term: 'Right',
                value: (
                  <span className="num">
                    {percentWords(right)}
                    {estimate !== null && `, estimated ${percentWords(estimate)}`}
                  </span>
                ),
              },
            ]),
        ...(discrimination === null
          ? []
          : [
              {
                term: 'Discrimination',
                value: (
                  <span className="num">{`${signed(discrimination)}: ${discriminationWords(discrimination)}`}</span>
                ),
              },
            ]),
        ...(medianSeconds === null
          ? []
          : [{ term: 'Median time', value: <span className="num">{clockWords(medianSeconds)}</span> }]),
        { term: 'Law as at', value: lawStatedAt ? dateWords(lawStatedAt) : 'It does not say' },
        ...(source ? [{ term: 'Source', value: source }] : []),
      ]}
    />
  )
}
