import { gapsOf } from '../../../../../rules/content/block-kinds'
import { isWritten, MOST_ESSAY, MOST_TYPED } from '../../../../../rules/library/answer-length'
import { StepButtons } from '../../../../ui/action/step-buttons'
import { SelectField } from '../../../../ui/form/select-field'
import { TextArea } from '../../../../ui/form/text-area'
import { TextField } from '../../../../ui/form/text-field'
import { plainWords } from '../../../../ui/rich-text/plain-words'
import { RichText } from '../../../../ui/rich-text/rich-text'
import type { Question } from '../attempt-parts'
import styles from './typed.module.css'

interface TypedProps {
  question: Question
  disabled: boolean
  onAnswer: (answer: string[]) => void
}

/** The answer to a question that is typed, matched or put in order. */
export function Typed(props: TypedProps) {
  switch (props.question.subtype) {
    case 'ordering':
      return <Ordering {...props} />
    case 'matching':
      return <Matching {...props} />
    case 'cloze':
      return <Gaps {...props} />
    default:
      return <Words {...props} />
  }
}

function Words({ question, disabled, onAnswer }: TypedProps) {
  const value = question.answer?.[0] ?? ''
  if (isWritten(question.subtype))
    return (
      <TextArea
        label="Your answer"
        rows={12}
        most={MOST_ESSAY}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onAnswer([target.value])}
      />
    )
  return (
    <TextField
      label={question.subtype === 'numeric' ? 'Your answer, as a number' : 'Your answer'}
      inputMode={question.subtype === 'numeric' ? 'decimal' : undefined}
      autoComplete="off"
      most={MOST_TYPED}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onAnswer([target.value])}
    />
  )
}

/** One field for each gap, in the order of the text. */
function Gaps({ question, disabled, onAnswer }: TypedProps) {
  const gaps = gapsOf(question.assignment ?? '')
  const given = gaps.map((_, at) => question.answer?.[at] ?? '')
  return (
    <div className={styles.fields}>
      {gaps.map(({ number, hint }, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps keep their places.
          key={`${number} ${at}`}
          label={hint ? `Gap ${at + 1}: ${hint}` : `Gap ${at + 1}`}
          autoComplete="off"
          most={MOST_TYPED}
          value={given[at]}
          disabled={disabled}
          onChange={({ target }) => onAnswer(given.map((each, place) => (place === at ? target.value : each)))}
        />
      ))}
    </div>
  )
}

function Matching({ question, disabled, onAnswer }: TypedProps) {
  const pairs = new Map((question.answer ?? []).map((each) => [each.split('=')[0], each.slice(each.indexOf('=') + 1)]))
  return (
    <div className={styles.fields}>
      {question.options.map(({ id, body }) => (
        <SelectField
          key={id}
          label={plainWords(body)}
          placeholder="Choose"
          options={question.matches.map((value) => ({ value, label: value }))}
          value={pairs.get(id) ?? ''}
          disabled={disabled}
          onChange={({ target }) =>
            onAnswer([...new Map([...pairs, [id, target.value]])].map(([key, value]) => `${key}=${value}`))
          }
        />
      ))}
    </div>
  )
}

/** The options in the order given so far, each to be moved up or down. */
function Ordering({ question, disabled, onAnswer }: TypedProps) {
  const ids = question.answer ?? question.options.map(({ id }) => id)
  const move = (from: number, to: number) => {
    const moved = [...ids]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onAnswer(moved)
  }
  return (
    <ol className={styles.order}>
      {ids.map((id, at) => {
        const body = question.options.find((each) => each.id === id)?.body ?? ''
        return (
          <li key={id} className={styles.place}>
            <span className="num">{at + 1}</span>
            <RichText html={body} className={styles.grow} />
            <StepButtons
              size="md"
              name={plainWords(body)}
              isFirst={disabled || at === 0}
              isLast={disabled || at === ids.length - 1}
              onStep={(by) => move(at, at + by)}
            />
          </li>
        )
      })}
    </ol>
  )
}
