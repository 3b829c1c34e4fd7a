import { Suspense } from 'react'
import { withGaps } from '../../../../../rules/content/block-kinds'
import { filesTaken } from '../../../../../rules/library/answer-files'
import { lazyPart } from '../../../../providers/page/lazy-part'
import { Skeleton } from '../../../../ui/data/skeleton'
import { RichText } from '../../../../ui/rich-text/rich-text'
import type { Question } from '../attempt-parts'
import type { Uploads } from '../files/use-uploads'
import { isChoice } from '../question-words'
import { Choices } from './choices'
import styles from './question-view.module.css'
import { Typed } from './typed'

// Few tests ask for files.
const FilesAnswer = lazyPart(() => import('../files/files-answer').then((m) => m.FilesAnswer))

interface QuestionViewProps {
  question: Question
  onAnswer: (answer: string[]) => void
  onStrike: (struck: string[]) => void
  /** How the files of a task are sent; without it nothing is. */
  uploads?: Uploads
}

/** A question and the place for its answer. */
export function QuestionView({ question, onAnswer, onStrike, uploads }: QuestionViewProps) {
  return (
    <>
      <div className={styles.asked} tabIndex={-1} data-question>
        <RichText
          html={withGaps(question.assignment ?? '', (_gap, at) => `<strong>(${at + 1}) ____</strong>`)}
          className={styles.text}
        />
      </div>
      {isChoice(question) ? (
        <Choices question={question} disabled={false} onAnswer={onAnswer} onStrike={onStrike} />
      ) : filesTaken(question.subtype) ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <FilesAnswer key={question.id} question={question} disabled={false} onAnswer={onAnswer} uploads={uploads} />
        </Suspense>
      ) : (
        <Typed question={question} disabled={false} onAnswer={onAnswer} />
      )}
    </>
  )
}
