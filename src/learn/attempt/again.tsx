import { useNavigate } from 'react-router'
import { mayTakeAgain } from '../../nouns/attempt/may-take-again'
import { LearnFirst } from '../../parts/next-steps/learn-first'
import { MockToSit } from '../../parts/next-steps/mock-to-sit'
import { Queued } from '../../parts/next-steps/queued'
import { AttemptStart } from '../../parts/player/test/attempt.documents'
import type { Attempt } from '../../parts/player/test/attempt-parts'
import { useIntentKey } from '../../providers/api/intent-key'
import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import styles from './again.module.css'
import { toLearn, weakestArea } from './result'

/** As many as one practice has. */
const MOST = 180

const backOf = ({ bundle, mockDayId }: Attempt) =>
  mockDayId ? `/library/mock-day/${mockDayId}` : bundle ? `/library/${bundle.categoryId}/${bundle.id}` : '/library'

/** The next step after a test: practise what it left to be learned, take it again, or read on. */
export function Again({ attempt }: { attempt: Attempt }) {
  const { bundle } = attempt
  const navigate = useNavigate()
  const key = useIntentKey(`again ${attempt.id}`)
  const start = useAction(AttemptStart, {
    onSuccess: ({ testAttemptStart }) => void navigate(`/library/attempts/${testAttemptStart.id}`),
  })
  const practiceKey = useIntentKey(`practise ${attempt.id}`)
  const count = toLearn(attempt).length
  const weakest = weakestArea(attempt)
  return (
    <Card title="What now">
      <div className={styles.steps}>
        {count > 0 && (
          <Button
            variant="primary"
            block
            busy={start.isPending}
            onClick={() =>
              start.mutate({
                practice: { attemptId: attempt.id, count: Math.min(MOST, count) },
                idempotencyKey: practiceKey,
              })
            }
          >
            {count === 1 ? 'Practise the one to learn' : `Practise these ${Math.min(MOST, count)} again`}
          </Button>
        )}
        {bundle && mayTakeAgain(bundle, attempt) && (
          <Button
            block
            variant={count > 0 ? 'default' : 'primary'}
            busy={start.isPending}
            onClick={() => start.mutate({ bundleId: bundle.id, idempotencyKey: key })}
          >
            Take it again
          </Button>
        )}
        <LinkButton to={backOf(attempt)} block variant="quiet">
          {attempt.mockDayId ? 'Back to the mock day' : bundle ? 'Back to the test' : 'To the library'}
        </LinkButton>
        <div className="sub">
          <Queued attemptId={attempt.id} />
          {weakest && (
            <>
              <LearnFirst practiceAreaId={weakest.id} area={weakest.name} />
              <MockToSit practiceArea={weakest} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
