import { KeepHere } from '../../../parts/kept-reviews/keep-here'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { dayWords } from '../../../ui/time/london-days'
import styles from '../tonight/review-settings.module.css'
import { ReviewCardsAdd, ReviewCardsIn } from './bundle-page.documents'

/** Puts a bundle's flashcards into one's review queue. */
export function AddCards({ bundleId }: { bundleId: string }) {
  const { data } = useApi(ReviewCardsIn, { bundleId })
  const add = useAction(ReviewCardsAdd, {
    onSuccess: () => void invalidate('ReviewCardsIn', 'ReviewTonight'),
  })
  if (!data) return null
  const count = data.reviewCardsIn
  const added = add.data?.reviewCardsAdd
  return (
    <Card title="Your review queue">
      <div className={styles.form}>
        <p className="meta" role="status">
          {added?.first
            ? `${added.added === 1 ? '1 card was added' : `${added.added} cards were added`}. The first come on ${dayWords(added.first)}.`
            : count > 0
              ? `${count === 1 ? '1 of its cards is' : `${count} of its cards are`} in your queue.`
              : 'Its cards come back just before you would forget them, a few new ones a day.'}
        </p>
        {count > 0 ? (
          <>
            <LinkButton to="/library" block>
              To tonight’s review
            </LinkButton>
            <Button variant="quiet" busy={add.isPending} onClick={() => add.mutate({ bundleId })}>
              Add new ones
            </Button>
          </>
        ) : (
          <Button variant="primary" block busy={add.isPending} onClick={() => add.mutate({ bundleId })}>
            Add its cards to my queue
          </Button>
        )}
        {count > 0 && <KeepHere place={bundleId} offer="Review them without a network." />}
      </div>
    </Card>
  )
}
