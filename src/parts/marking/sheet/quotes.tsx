import { clsx } from 'clsx'
import { Button } from '../../../ui/action/button'
import { shortened } from '../../room/quoted'
import type { MarkQuote } from '../../room/session-parts'
import styles from './quotes.module.css'

interface Props {
  quotes: readonly MarkQuote[]
  /** Takes one away: the others are given. */
  onTakeAway?: (others: MarkQuote[]) => void
}

/** What is quoted of the answers for one criterion. */
export function Quotes({ quotes, onTakeAway }: Props) {
  if (quotes.length === 0) return null
  return (
    <ul className={clsx(styles.quotes, !onTakeAway && styles.inRow)} aria-label="Quoted">
      {quotes.map((quote) => (
        <li key={`${quote.answerId} ${quote.from} ${quote.to}`}>
          <q>{shortened(quote.text)}</q>
          {onTakeAway && (
            <Button
              size="sm"
              variant="quiet"
              icon="close"
              label={`Take away: ${shortened(quote.text)}`}
              onClick={() => onTakeAway(quotes.filter((each) => each !== quote))}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
