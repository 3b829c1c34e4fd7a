import { getViewing } from '../../providers/sign-in/viewing-store'
import { Button } from '../../ui/action/button'
import { dayOf, dayWords } from '../../ui/time/london-days'
import styles from './keep-here.module.css'
import type { KeptPlace, Place } from './kept-store'
import { useKeeping } from './use-keeping'

interface KeepHereProps {
  place: Place
  /** What is offered, while nothing is kept. */
  offer: string
}

/** Keeps cards on this device for reviews without a network, says until when, and removes them. */
export function KeepHere({ place, offer }: KeepHereProps) {
  const { kept, busy, keep, remove } = useKeeping(place)
  if (kept === undefined || getViewing()) return null
  return (
    <div className={styles.keep}>
      <p className="meta" role="status">
        {kept ? keptWords(kept) : offer}
      </p>
      {kept ? (
        <Button variant="quiet" size="sm" busy={busy} onClick={() => void remove()}>
          Remove
        </Button>
      ) : (
        <Button size="sm" busy={busy} onClick={() => void keep()}>
          Keep on this device
        </Button>
      )}
    </div>
  )
}

function keptWords({ cards }: KeptPlace): string {
  const last = cards
    .map(({ keptUntil }) => keptUntil)
    .sort()
    .at(-1)
  if (!last) return 'On this device: no cards at present.'
  const until = dayWords(dayOf(last))
  return cards.length === 1
    ? `On this device: 1 card, kept until ${until}.`
    : `On this device: ${cards.length} cards, kept until ${until}.`
}
