import { RichText } from '../../../ui/rich-text/rich-text'
import { RichTextInput } from '../../../ui/rich-text/rich-text-field'
import { richTextFault } from '../../../ui/rich-text/rich-text-limit'
import { wordCount } from '../../room/html-words'
import { SavedState } from '../../saving/saved-state'
import { AnswerConflict } from './answer-conflict'
import styles from './answers.module.css'
import { useAnswers } from './answers-context'
import { TEXT, textRules } from './written-text'

/** The answer that the candidate writes in the room, saved as they write. */
export function WrittenAnswer() {
  const { state, dispatch } = useAnswers().written
  const html = textRules.entryOf(state.mine, TEXT)
  const words = wordCount(html)
  const tooLong = richTextFault(html)
  return (
    <div className={styles.written}>
      {state.conflict && <AnswerConflict conflict={state.conflict} mine={html} dispatch={dispatch} />}
      <RichTextInput
        page
        label="Your answer"
        value={html}
        onChange={(next) => dispatch({ type: 'edit', id: TEXT, change: () => next })}
        aria-describedby={tooLong ? 'written-answer-error' : undefined}
        aria-invalid={tooLong !== undefined}
        placeholder="Write your answer here; it is saved as you write. Files go under Files."
        note={words === 1 ? '1 word' : `${words} words`}
      />
      {tooLong && (
        <p className={styles.writtenError} id="written-answer-error" role="alert">
          {tooLong}
        </p>
      )}
    </div>
  )
}

/** After the end: the words that were not saved in time and so are not handed in; nothing where all were. */
export function UnsavedWords() {
  const { state } = useAnswers().written
  if (!textRules.isDirty(state)) return null
  return (
    <section className={styles.unsaved} role="alert">
      <p>
        <strong>Not among your answers.</strong> Your last words were not saved before the time was up. They are kept on
        this device; copy what you need.
      </p>
      <RichText html={textRules.entryOf(state.mine, TEXT)} />
    </section>
  )
}

/** Where the saving of the answer stands. */
export function AnswerSaved() {
  const { state } = useAnswers().written
  return <SavedState state={state} rules={textRules} />
}
