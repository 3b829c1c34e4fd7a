import { HandedFiles } from '../../parts/player/test/files/handed-files'
import { pointsWords } from '../../parts/player/test/question-words'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { Card } from '../../ui/data/card'
import { EmptyState } from '../../ui/page/blank'
import { Unloaded } from '../../ui/page/unloaded'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import { RichText } from '../../ui/rich-text/rich-text'
import { When } from '../../ui/time/when'
import { AnswerForm } from './answer-form'
import styles from './answer-panel.module.css'
import { AnswerToMark } from './marking.documents'
import type { Answer } from './marking-words'

interface AnswerPanelProps {
  answerId: string
  /** Whether the question's text is shown. */
  reads: boolean
  onReads: (reads: boolean) => void
  /** Shows the next answer that waits; undefined after the last. */
  onNext: (() => void) | undefined
}

/** One answer beside its question and the model answer, and its marking. */
export function AnswerPanel({ answerId, reads, onReads, onNext }: AnswerPanelProps) {
  const query = useApi(AnswerToMark, { id: answerId }, { staleTime: 0 })
  const { data, error, refetch } = query
  if (!data || data.answerToMark.id !== answerId)
    return (
      <Unloaded
        of={query}
        height={320}
        gone={
          isNotThere(error) && (
            <EmptyState title="This answer was not found">Its attempt may have been deleted.</EmptyState>
          )
        }
      />
    )
  const { answerToMark: answer } = data
  const { candidate, submittedAt, block } = answer
  return (
    <Card>
      <PictureLinks from={block} onRenew={refetch}>
        <section className={styles.panel} aria-label={`The answer of ${candidate}`}>
          <div>
            <p className="eyebrow">{candidate}</p>
            <h2>{block?.title ?? 'Without a title'}</h2>
            <p className="meta">
              Handed in <When at={submittedAt} />
            </p>
          </div>
          <details open={reads} onToggle={({ currentTarget }) => onReads(currentTarget.open)}>
            <summary>Read the question</summary>
            <RichText html={block?.assignment ?? ''} />
          </details>
          {block?.answer && <Folded title="Model answer" html={block.answer} />}
          {block?.feedback && <Folded title="The rule in short" html={block.feedback} />}
          <div>
            <h3>The answer</h3>
            {answer.files.length > 0 && (
              <PictureLinks from={answer.files} onRenew={refetch}>
                <HandedFiles files={answer.files} />
              </PictureLinks>
            )}
            {answer.answer && <p className={styles.answer}>{answer.answer}</p>}
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
      </PictureLinks>
    </Card>
  )
}

const Folded = ({ title, html }: { title: string; html: string }) => (
  <details>
    <summary>{title}</summary>
    <RichText html={html} />
  </details>
)

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
