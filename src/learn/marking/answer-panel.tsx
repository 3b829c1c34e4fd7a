import { pointsWords } from '../../parts/player/test/question-words'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { RichText } from '../../ui/rich-text/rich-text'
import { When } from '../../ui/time/when'
import { AnswerForm } from './answer-form'
import styles from './answer-panel.module.css'
import { AnswerToMark } from './marking.documents'
import type { Answer } from './marking-words'

interface AnswerPanelProps {
  answerId: string
  /** Shows the next answer that waits; undefined after the last. */
  onNext: (() => void) | undefined
}

/** One answer beside its question and the model answer, and its marking. */
export function AnswerPanel({ answerId, onNext }: AnswerPanelProps) {
  const { data, error, refetch, isFetching } = useApi(AnswerToMark, { id: answerId }, { staleTime: 0 })
  if (!data || data.answerToMark.id !== answerId)
    return (
      <Card>
        {!error ? (
          <Loading>
            <Skeleton height={320} />
          </Loading>
        ) : isNotThere(error) ? (
          <EmptyState title="This answer was not found">Its attempt may have been deleted.</EmptyState>
        ) : (
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Card>
    )
  const { answerToMark: answer } = data
  const { candidate, submittedAt, block } = answer
  return (
    <Card>
      <section className={styles.panel} aria-label={`The answer of ${candidate}`}>
        <div>
          <p className="eyebrow">{candidate}</p>
          <h2>{block?.title ?? 'Without a title'}</h2>
          <p className="meta">
            Handed in <When at={submittedAt} />
          </p>
        </div>
        <details>
          <summary>Read the question</summary>
          <RichText html={block?.assignment ?? ''} />
        </details>
        {block?.answer && (
          <details>
            <summary>Model answer</summary>
            <RichText html={block.answer} />
          </details>
        )}
        {block?.feedback && (
          <details>
            <summary>The rule in short</summary>
            <RichText html={block.feedback} />
          </details>
        )}
        <div>
          <h3>The answer</h3>
          <p className={styles.answer}>{answer.answer}</p>
        </div>
        <Standing answer={answer} />
        {block?.voidedAt ? (
          <p>This question was taken out, so nothing of it is marked.</p>
        ) : (
          <AnswerForm
            answer={answer}
            onNext={onNext}
            onStale={() => refetch().then(({ data: now }) => now?.answerToMark)}
          />
        )}
      </section>
    </Card>
  )
}

/** How it is marked now. */
function Standing({ answer: { points, most, marker, markedAt } }: { answer: Answer }) {
  if (points === null || !markedAt) return null
  return (
    <p className="meta" role="status">
      <span className="num">{pointsWords(points, most)}</span>, marked by {marker ?? 'a former marker'},{' '}
      <When at={markedAt} />
    </p>
  )
}
