import { Button } from '../../../ui/action/button'
import { RichText } from '../../../ui/rich-text/rich-text'
import { wordCount } from '../../room/html-words'
import type { DraftAction, DraftConflict } from '../../saving/versioned-draft'
import styles from './answer-conflict.module.css'
import { TEXT, textRules } from './written-text'

interface Props {
  conflict: DraftConflict<string>
  mine: string
  dispatch: (action: DraftAction<string>) => void
}

/** Says that the answer was changed elsewhere too, shows the other text, and asks which stays. */
export function AnswerConflict({ conflict, mine, dispatch }: Props) {
  const theirs = textRules.entryOf(conflict.theirs, TEXT)
  const words = wordCount(theirs)
  const keep = (which: 'mine' | 'theirs') => dispatch({ type: 'decide', id: TEXT, keep: which })
  const keepBoth = () => {
    dispatch({ type: 'edit', id: TEXT, change: () => `${mine}<hr>${theirs}` })
    keep('mine')
  }
  return (
    <section className={styles.clash} role="alert" aria-labelledby="answer-clash">
      <h2 id="answer-clash">This answer was also changed in another tab or on another device</h2>
      <p className="sub">
        Nothing is lost. Below is your text here; the other has {words === 1 ? '1 word' : `${words} words`}. Choose what
        stays: saving goes on after that.
      </p>
      <details className={styles.other}>
        <summary>Show the other text</summary>
        {words > 0 ? <RichText html={theirs} /> : <p className="sub">It was emptied there.</p>}
      </details>
      <div className="btn-row">
        <Button variant="primary" size="sm" onClick={keepBoth}>
          Keep both, the other below
        </Button>
        <Button size="sm" onClick={() => keep('mine')}>
          Keep the text here
        </Button>
        <Button size="sm" onClick={() => keep('theirs')}>
          Take the other text
        </Button>
      </div>
    </section>
  )
}
