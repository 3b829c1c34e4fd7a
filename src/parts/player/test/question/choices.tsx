import { clsx } from 'clsx'
import { Icon } from '../../../../ui/action/icon'
import { RichText } from '../../../../ui/rich-text/rich-text'
import type { Question } from '../attempt-parts'
import { chosen, isSingle, letterOf } from '../question-words'
import styles from './choices.module.css'

interface ChoicesProps {
  question: Question
  disabled: boolean
  onAnswer: (answer: string[]) => void
  onStrike: (struck: string[]) => void
}

/** What was struck out after an option was pressed again. */
export const toggled = (struck: readonly string[], id: string): string[] =>
  struck.includes(id) ? struck.filter((each) => each !== id) : [...struck, id]

/** The options of a question, each to be chosen or struck out. */
export function Choices({ question, disabled, onAnswer, onStrike }: ChoicesProps) {
  const { options, answer, struck } = question
  const type = isSingle(question) ? 'radio' : 'checkbox'
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className="vh">{type === 'radio' ? 'Choose one answer' : 'Choose all right answers'}</legend>
      {options.map(({ id, body }, at) => {
        const isStruck = struck.includes(id)
        const isChosen = answer?.includes(id) ?? false
        const letter = letterOf(at)
        return (
          <div key={id} className={clsx(styles.option, isChosen && styles.chosen, isStruck && styles.struck)}>
            <label className={styles.label}>
              <input
                className="vh"
                type={type}
                name={`answer-${question.id}`}
                checked={isChosen}
                onChange={() => onAnswer(chosen(question, id))}
              />
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
              <span className={styles.body}>
                <span className="vh">{`${letter}. `}</span>
                {isStruck && <span className="vh">Struck out: </span>}
                <RichText html={body} />
              </span>
            </label>
            <button
              type="button"
              className={styles.strike}
              aria-pressed={isStruck}
              aria-label={`Strike out ${letter}`}
              title={`Strike out ${letter}`}
              onClick={() => onStrike(toggled(struck, id))}
            >
              <Icon name="strike" size="sm" />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
