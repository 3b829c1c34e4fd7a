import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { Flashcard } from '../../parts/player/cards/flashcard'
import { useSeconds } from '../../parts/player/test/answers/use-answers'
import { Button } from '../../ui/action/button'
import { CardNotices } from './card-notices'
import styles from './card-view.module.css'
import { backWords, type Card, type Grade, gradeNames } from './review-parts'
import type { Review } from './use-review'
import { useReviewKeys } from './use-review-keys'

const GOOD = 2

interface CardViewProps {
  card: Card
  /** Without `suspend` the card says nothing that needs the server. */
  review: Pick<Review, 'grade'> & Partial<Pick<Review, 'suspend'>>
}

/** A flashcard: its front, then its back and how it went. */
export function CardView({ card, review }: CardViewProps) {
  const { suspend } = review
  const [shown, setShown] = useState(false)
  const away = useRef(0)
  const { take } = useSeconds(card.id, (_id, seconds) => {
    away.current += seconds
  })
  const answer = (place: number) => {
    const grade = card.previews[place]?.grade
    if (shown && grade) review.grade(card, grade, away.current + take())
  }
  useReviewKeys({
    space: () => (shown ? answer(GOOD) : setShown(true)),
    '1': () => answer(0),
    '2': () => answer(1),
    '3': () => answer(2),
    '4': () => answer(3),
  })
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  const { topic, practiceArea, image, source, lawStatedAt, sessionId } = card
  return (
    <div className={styles.page}>
      <section
        ref={region}
        className={styles.region}
        aria-label={shown ? 'Back of the card' : 'Front of the card'}
        tabIndex={-1}
      >
        <Flashcard
          {...{ image, source, lawStatedAt, shown }}
          topic={areaInShort(practiceArea) ?? topic}
          front={card.front ?? ''}
          back={card.back ?? ''}
        >
          {sessionId && (
            <p className={styles.marks}>
              <Link to={`/classroom/${sessionId}`}>Your answer and all marks</Link>
            </p>
          )}
        </Flashcard>
      </section>
      {suspend && <CardNotices card={card} suspend={suspend} />}
      {shown ? (
        <Grades card={card} onAnswer={answer} />
      ) : (
        <Button className={styles.show} variant="primary" size="lg" block onClick={() => setShown(true)}>
          Show the answer <kbd className="only-wide">Space</kbd>
        </Button>
      )}
      <Keys shown={shown} />
    </div>
  )
}

/** What the keys do, where there are some. */
const Keys = ({ shown }: { shown: boolean }) => (
  <p className={clsx(styles.keys, 'only-wide')}>
    {shown ? (
      <>
        <kbd>1</kbd>–<kbd>4</kbd> answer, <kbd>Space</kbd> Good, <kbd>Z</kbd> undo
      </>
    ) : (
      <>
        <kbd>Space</kbd> show, <kbd>Z</kbd> undo, <kbd>S</kbd> set aside until tomorrow
      </>
    )}
  </p>
)

interface GradesProps {
  card: Card
  onAnswer: (place: number) => void
}

function Grades({ card, onAnswer }: GradesProps) {
  return (
    <fieldset className={styles.grades}>
      <legend className={styles.ask}>How did it go?</legend>
      {card.previews.map((preview, place) => (
        <button
          key={preview.grade}
          type="button"
          className={clsx(styles.grade, place === GOOD && styles.usual)}
          onClick={() => onAnswer(place)}
        >
          <b>{nameOfGrade(preview.grade)}</b>
          <span className="num">{backWords(preview)}</span>
          <kbd className="only-wide">{place + 1}</kbd>
        </button>
      ))}
    </fieldset>
  )
}

const nameOfGrade = (grade: Grade) => gradeNames[grade]()
