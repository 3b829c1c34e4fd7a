import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { Saved } from '../../parts/player/test/saved'
import { isOutage } from '../../providers/api/api-error'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import { CardView } from './card-view'
import { DoneView } from './done-view'
import { QuestionCard } from './question-card'
import styles from './review-page.module.css'
import { type Review, useReview } from './use-review'
import { useReviewKeys } from './use-review-keys'
import { useWay } from './use-way'

const OfflineReview = lazyPart(() => import('./offline/offline-review').then((m) => m.OfflineReview))

const LONGEST_MINUTES = 600

/** The minutes that the address names: `?minutes=15`; null is all that is for today. */
function useMinutes(): number | null {
  const [search] = useSearchParams()
  const minutes = Number(search.get('minutes'))
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES ? minutes : null
}

/** Tonight's review: each card in turn, then what was done; begun anew where one goes on after it. */
export function ReviewPage() {
  const { key } = useLocation()
  const { way, away, back } = useWay()
  if (way === 'sending') return <Waiting />
  if (way === 'device')
    return (
      <Suspense fallback={<Waiting />}>
        <OfflineReview onRetry={back} />
      </Suspense>
    )
  return <Reviewing key={key} onAway={away} />
}

function Waiting() {
  return (
    <ClassroomLayout title="Tonight’s review" back={leave}>
      <main id="main" className={styles.main} tabIndex={-1}>
        <CardLoading />
      </main>
    </ClassroomLayout>
  )
}

const leave = { to: '/library', label: 'Stop here. Your answers are kept' }

function CardLoading() {
  return (
    <Loading label="Loading the cards">
      <Skeleton height={400} />
    </Loading>
  )
}

function Reviewing({ onAway }: { onAway: () => void }) {
  const minutes = useMinutes()
  const review = useReview(minutes)
  const { cards, left, done, begun, saving, last, ask } = review
  const card = cards[0]
  const isAway = !card && isOutage(review.failure ?? {})
  useEffect(() => {
    if (isAway) onAway()
  }, [isAway, onAway])
  const setAside = () => card && void review.setAside(card)
  useReviewKeys({ z: () => void review.undo(), s: setAside })
  return (
    <ClassroomLayout
      title="Tonight’s review"
      about={card ? `Card ${done + 1} of ${done + left}` : undefined}
      back={leave}
      saved={<Saved state={saving} />}
      action={
        <>
          {card && (
            <Button variant="quiet" size="sm" onClick={setAside}>
              Set aside <kbd className="only-wide">S</kbd>
            </Button>
          )}
          <Button icon="undo" size="sm" disabled={!last} onClick={() => void review.undo()}>
            Undo <kbd className="only-wide">Z</kbd>
          </Button>
        </>
      }
      banner={
        // 'Card 3 of 12' says the same in words.
        <progress className={styles.progress} max={Math.max(1, done + left)} value={done} aria-hidden="true" />
      }
      working={Boolean(card)}
    >
      <main id="main" className={styles.main} tabIndex={-1}>
        {saving.refusal && (
          <p className={styles.refusal} role="alert">
            {saving.refusal}
          </p>
        )}
        <PictureLinks from={cards} onRenew={ask}>
          <Body review={review} begun={begun} />
        </PictureLinks>
      </main>
    </ClassroomLayout>
  )
}

function Body({ review, begun }: { review: Review; begun: boolean }) {
  const { cards, failure, saving } = review
  const card = cards[0]
  if (card?.question)
    return <QuestionCard key={`${card.id} ${card.reps}`} card={card} asked={card.question} review={review} />
  if (card) return <CardView key={`${card.id} ${card.reps}`} card={card} review={review} />
  if (failure) return <ErrorState title="The cards did not load" onRetry={() => void review.ask()} />
  // What was done is read once the last answer is there, or cannot get there.
  const isSending = saving.unsaved && !saving.offline
  if (!begun || review.left > 0 || isSending) return <CardLoading />
  return <DoneView key={saving.savedAt} />
}
