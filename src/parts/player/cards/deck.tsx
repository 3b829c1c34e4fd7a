import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { usePlayerKeys } from '../use-player-keys'
import type { CardFace } from './card-faces'
import styles from './cards.module.css'
import { Flashcard } from './flashcard'

/** Cards one after the other: the front, then also the back. */
export function Deck({ faces }: { faces: readonly CardFace[] }) {
  const [place, setPlace] = useState({ index: 0, shown: false })
  const region = useRef<HTMLElement>(null)
  const index = Math.min(place.index, faces.length - 1)
  const face = faces[index]
  const isLast = index === faces.length - 1
  const go = (to: number) => {
    if (to >= 0 && to < faces.length) setPlace({ index: to, shown: false })
  }
  const show = () => setPlace({ index, shown: true })
  /** Shows the back, and after it the next card. */
  const goOn = () => {
    if (!place.shown) show()
    else go(isLast ? 0 : index + 1)
  }
  usePlayerKeys(region, { space: goOn, left: () => go(index - 1), right: () => go(index + 1) })
  if (!face) return null
  const { topic, source, lawStatedAt, image } = face.block
  return (
    <section ref={region} className={styles.deck} aria-label="Flashcards" tabIndex={-1}>
      <p className={clsx(styles.count, 'num')} role="status">
        {`Card ${index + 1} of ${faces.length}`}
      </p>
      <Flashcard {...{ topic, image, source, lawStatedAt }} front={face.front} back={face.back} shown={place.shown} />
      <div className={styles.moves}>
        <Button icon="left" label="Previous card" disabled={index === 0} onClick={() => go(index - 1)} />
        <Button variant="primary" size="lg" onClick={goOn}>
          {!place.shown ? 'Show the answer' : isLast ? 'Begin again' : 'Next card'}
        </Button>
        <Button icon="right" label="Next card" disabled={isLast} onClick={() => go(index + 1)} />
      </div>
      <p className={clsx(styles.keys, 'only-wide')}>
        <kbd>Space</kbd> shows the answer, <kbd>←</kbd> <kbd>→</kbd> card
      </p>
    </section>
  )
}
