import { useEffect } from 'react'
import { MOST_QUOTED, MOST_QUOTES } from '../../../../rules/room/quote'
import { Button } from '../../../ui/action/button'
import { shortened } from '../../room/quoted'
import styles from './quote-bar.module.css'

interface Props {
  /** The selected words. */
  words: string
  criterion: { number: number; title: string }
  /** So many places are quoted for it already. */
  quoted: number
  onQuote: () => void
}

/** Where Q is a letter. */
const IN_TEXT = 'textarea, input:not([type="radio"]), [contenteditable], [contenteditable] *'

/** Offers what is selected in an answer to the criterion that is being marked; Q on the keyboard does the same. */
export function QuoteBar({ words, criterion, quoted, onQuote }: Props) {
  const refusal =
    quoted >= MOST_QUOTES
      ? `${MOST_QUOTES} places are quoted for it already.`
      : words.length > MOST_QUOTED
        ? `Select ${MOST_QUOTED.toLocaleString('en-GB')} characters at most.`
        : null
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.matches(IN_TEXT)
      if (refusal || isText || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'q') return
      event.preventDefault()
      onQuote()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [refusal, onQuote])
  return (
    <div className={styles.bar}>
      <p>{refusal ?? <q>{shortened(words)}</q>}</p>
      <Button
        size="sm"
        variant="primary"
        icon="quote"
        disabled={refusal !== null}
        aria-keyshortcuts="Q"
        // Keeps the selection, which a press elsewhere would end.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onQuote}
      >
        Quote for {criterion.number}
        <span className="vh">, {criterion.title}</span>
      </Button>
    </div>
  )
}
