import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Loading, Skeleton } from '../../../ui/data/skeleton'
import { EmptyState } from '../../../ui/page/blank'
import { KeptPictures } from '../../../ui/rich-text/picture-links'
import { CardView } from '../card-view'
import styles from '../review-page.module.css'
import { useReviewKeys } from '../use-review-keys'
import { useOfflineReview } from './use-offline-review'

/** The review of what is kept on this device, while the server cannot be reached. */
export function OfflineReview({ onRetry }: { onRetry: () => void }) {
  const review = useOfflineReview(useViewer()?.id ?? '')
  const { queue, kept, pictures, done, last } = review
  const first = queue?.first
  useReviewKeys({ z: () => void review.undo() })
  return (
    <ClassroomLayout
      title="Tonight’s review"
      about={first && queue ? `Card ${done + 1} of ${done + queue.left}` : undefined}
      back={{ to: '/library', label: 'Stop here. Your answers are kept' }}
      action={
        <Button icon="undo" size="sm" disabled={!last} onClick={() => void review.undo()}>
          Undo <kbd className="only-wide">Z</kbd>
        </Button>
      }
      working={Boolean(first)}
    >
      <main id="main" className={styles.main} tabIndex={-1}>
        {queue && kept > 0 && (
          <p className={styles.refusal} role="status">
            {kept === 1
              ? 'You are offline. 1 card is kept on this device. Your answers are sent when you are online again.'
              : `You are offline. ${kept} cards are kept on this device. Your answers are sent when you are online again.`}
          </p>
        )}
        {!queue ? (
          <Loading label="Loading the cards">
            <Skeleton height={400} />
          </Loading>
        ) : first ? (
          <KeptPictures pictures={pictures}>
            <CardView key={`${first.id} ${first.reps} ${done}`} card={first} review={review} />
          </KeptPictures>
        ) : (
          <EmptyState
            title={nothingWords(kept, done)}
            icon="offline"
            action={<Button onClick={onRetry}>Try again</Button>}
          >
            {kept > 0
              ? 'Questions and cards that are not kept here wait until you are online again.'
              : 'Keep tonight’s cards on this device in the library, while you are online.'}
          </EmptyState>
        )}
      </main>
    </ClassroomLayout>
  )
}

function nothingWords(kept: number, done: number): string {
  if (!kept) return 'You are offline, and no cards are kept on this device'
  if (!done) return 'Nothing that is kept here is due'
  return done === 1 ? 'Done here: 1 card' : `Done here: ${done} cards`
}
