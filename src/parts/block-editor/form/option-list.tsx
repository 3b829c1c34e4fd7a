import { clsx } from 'clsx'
import { useId } from 'react'
import { optionRules, type QuestionKind } from '../../../../rules/content/block-kinds'
import { MOST_TYPED } from '../../../../rules/library/answer-length'
import { AnswerOptionInput } from '../../../../schema/generated/limits'
import { Button } from '../../../ui/action/button'
import { StepButtons } from '../../../ui/action/step-buttons'
import { Tag } from '../../../ui/data/tag'
import { TextField } from '../../../ui/form/text-field'
import { letterOf } from '../../player/test/question-words'
import type { Option } from '../blocks'
import { emptyOption, type Fields } from './draft-fields'
import { drawnFor, type Editing } from './editing'
import { isKeyFixed } from './fixed-key'
import { LineText } from './line-text'
import styles from './option-list.module.css'
import { htmlOf, plainOf } from './plain-lines'

const legends: Partial<Record<QuestionKind, string>> = {
  short_answer: 'Answers that are accepted',
  numeric: 'Numbers that are accepted',
  ordering: 'Steps, in the right order',
  matching: 'Pairs, each with its right partner',
}

/** How a kind of question treats its options. */
const isTyped = (kind: QuestionKind) => kind === 'short_answer' || kind === 'numeric'
const isArranged = (kind: QuestionKind) => kind === 'ordering' || kind === 'matching'

/** The options of a question: their texts, which are right, and a reason for each. */
export const OptionList = drawnFor(['subtype', 'answerOptions'], function Options({ block, fields, edit }) {
  const name = useId()
  const isFixed = isKeyFixed(block)
  const options = editedOptions(fields, edit)
  const { kind, all, most } = options
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{legends[kind] ?? 'Options, each with its reason'}</legend>
      <ol className={styles.list}>
        {all.map((option, at) => (
          <OptionRow key={option.id} options={options} option={option} at={at} isFixed={isFixed} name={name} />
        ))}
      </ol>
      {isFixed ? null : all.length < most ? (
        <Button size="sm" icon="plus" onClick={options.add}>
          {isTyped(kind) ? 'Add an answer' : isArranged(kind) ? 'Add a line' : 'Add an option'}
        </Button>
      ) : (
        <p className="help">{`This kind of question takes at most ${most}.`}</p>
      )}
    </fieldset>
  )
})

/** The options as they are written now, and what changes them. */
function editedOptions(fields: Fields, edit: Editing['edit']) {
  const kind = fields.subtype as QuestionKind
  const { most, right } = optionRules[kind]
  const all = fields.answerOptions ?? []
  const isSingle = right[1] === 1
  const set = (next: readonly Option[]) =>
    edit(
      'answerOptions',
      next.map((each, position) => ({ ...each, position })),
    )
  return {
    kind,
    all,
    most,
    isSingle,
    change: (at: number, part: Partial<Option>) =>
      set(all.map((each, place) => (place === at ? { ...each, ...part } : each))),
    mark: (at: number, correct: boolean) =>
      set(
        all.map((each, place) => (place === at ? { ...each, correct } : isSingle ? { ...each, correct: false } : each)),
      ),
    move(from: number, to: number) {
      const next = [...all]
      next.splice(to, 0, ...next.splice(from, 1))
      set(next)
    },
    remove: (at: number) => set(all.filter((_, place) => place !== at)),
    add: () => set([...all, { ...emptyOption(all.length), correct: isTyped(kind) }]),
  }
}

interface OptionRowProps {
  options: ReturnType<typeof editedOptions>
  option: Option
  at: number
  /** What is compared with answers stays. */
  isFixed: boolean
  /** Of the whole list, which its marks share. */
  name: string
}

function OptionRow({ options, option, at, isFixed, name }: OptionRowProps) {
  const { kind, all } = options
  const isChosen = !isTyped(kind) && !isArranged(kind)
  return (
    <li className={clsx(styles.option, option.correct && !isTyped(kind) && styles.right)}>
      {isChosen ? (
        <RightMark options={options} option={option} at={at} isFixed={isFixed} name={name} />
      ) : (
        <span className={clsx(styles.letter, 'num')} aria-hidden="true">
          {at + 1}
        </span>
      )}
      <div className={styles.texts}>
        <OptionTexts
          kind={kind}
          option={option}
          at={at}
          isFixed={isFixed}
          onChange={(part) => options.change(at, part)}
        />
      </div>
      {option.correct && isChosen && (
        <span className="only-wide">
          <Tag icon="check" kind="info">
            Right
          </Tag>
        </span>
      )}
      {isArranged(kind) && (kind !== 'ordering' || !isFixed) && (
        <StepButtons
          name={String(at + 1)}
          isFirst={at === 0}
          isLast={at === all.length - 1}
          onStep={(by) => options.move(at, at + by)}
        />
      )}
      {!isFixed && (
        <Button
          variant="quiet"
          size="sm"
          icon="close"
          label={`Remove ${nameAt(kind, at)}`}
          onClick={() => options.remove(at)}
        />
      )}
    </li>
  )
}

function RightMark({ options: { isSingle, mark }, option, at, isFixed, name }: OptionRowProps) {
  return (
    <label className={styles.mark}>
      <input
        className="vh"
        type={isSingle ? 'radio' : 'checkbox'}
        name={`${name}-right`}
        checked={option.correct}
        disabled={isFixed}
        onChange={({ target }) => mark(at, target.checked)}
      />
      <span className={styles.letter} aria-hidden="true">
        {letterOf(at)}
      </span>
      <span className="vh">{`${letterOf(at)} is ${isSingle ? 'the' : 'a'} right answer`}</span>
    </label>
  )
}

const nameAt = (kind: QuestionKind, at: number) =>
  isTyped(kind) || isArranged(kind) ? `line ${at + 1}` : `option ${letterOf(at)}`

interface OptionTextsProps {
  kind: QuestionKind
  option: Option
  at: number
  /** What is compared with answers stays. */
  isFixed: boolean
  onChange: (part: Partial<Option>) => void
}

function OptionTexts({ kind, option, at, isFixed, onChange }: OptionTextsProps) {
  const { body, match, feedback } = option
  if (isTyped(kind))
    return (
      <TextField
        label={`Answer ${at + 1}`}
        labelHidden
        disabled={isFixed}
        most={MOST_TYPED}
        inputMode={kind === 'numeric' ? 'decimal' : undefined}
        value={plainOf(body)}
        onChange={({ target }) => onChange({ body: htmlOf(target.value) })}
      />
    )
  const name = isArranged(kind) ? `Line ${at + 1}` : `Option ${letterOf(at)}`
  return (
    <>
      <LineText className={styles.body} label={name} value={body} onChange={(html) => onChange({ body: html })} />
      {kind === 'matching' && (
        <TextField
          label={`Partner of ${at + 1}`}
          labelHidden
          disabled={isFixed}
          placeholder="Its right partner"
          most={AnswerOptionInput.match}
          value={match ?? ''}
          onChange={({ target }) => onChange({ match: target.value })}
        />
      )}
      {!isArranged(kind) && (
        <LineText
          className={styles.reason}
          label={`Reason for ${letterOf(at)}`}
          value={feedback ?? ''}
          onChange={(html) => onChange({ feedback: html || null })}
        />
      )}
    </>
  )
}
