import { Link } from 'react-router'
import { Button } from '../../ui/action/button'
import styles from './card-notices.module.css'
import type { Card } from './review-parts'
import type { Review } from './use-review'

/** That a card is one's own, and that it is a leech, with what can be done about it. */
export function CardNotices({ card, suspend }: { card: Card; suspend: Review['suspend'] }) {
  const { ownCardId, leech, lapses } = card
  if (!ownCardId && !leech) return null
  return (
    <div className={styles.notices}>
      {leech && (
        <p>
          {`A leech: you have forgotten this ${lapses} times. Rewrite it, read about it, or suspend it.`}{' '}
          <Button variant="quiet" size="sm" onClick={() => void suspend(card)}>
            Suspend it
          </Button>
        </p>
      )}
      {ownCardId && (
        <p>
          Your own card. <Link to={`/library/cards?card=${ownCardId}`}>Change it</Link>
        </p>
      )}
    </div>
  )
}
