import { withGaps } from '../../../../access/content/block-kinds'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { Question } from './attempt-parts'
import { Choices } from './choices'
import styles from './question-view.module.css'
import { isChoice } from './question-words'
import { Typed } from './typed'

interface QuestionViewProps {
  question: Question
  onAnswer: (answer: string[]) => void
  onStrike: (struck: string[]) => void
}

/** A question and the place for its answer. */
export function QuestionView({ question, onAnswer, onStrike }: QuestionViewProps) {
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
      ) : (
        <Typed question={question} disabled={false} onAnswer={onAnswer} />
      )}
    </>
  )
}
