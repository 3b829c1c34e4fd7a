import { useNavigate } from 'react-router'
import { AttemptStart } from '../../parts/player/test/attempt.documents'
import type { Attempt } from '../../parts/player/test/attempt-parts'
import { useIntentKey } from '../../providers/api/intent-key'
import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import styles from './again.module.css'
import { shownOnes } from './result'

const MOST = 20

const backOf = ({ bundle, mockDayId }: Attempt) =>
  mockDayId ? `/library/mock-day/${mockDayId}` : bundle ? `/library/${bundle.categoryId}/${bundle.id}` : '/library'

/** Own practice of what is wrong in the areas of an attempt, filled in. */
function practiceOf(attempt: Attempt, wrong: number): string {
  const areas = new Set(shownOnes(attempt, 'wrong').map(({ practiceArea }) => practiceArea?.id))
  const named = areas.has(undefined) ? '' : `&areas=${[...areas].join(',')}`
  return `/library/practice?pools=wrong&count=${Math.min(MOST, wrong)}${named}`
}

/** The next step after a test: practise what went wrong, take it again, or read on. */
export function Again({ attempt }: { attempt: Attempt }) {
  const { bundle } = attempt
  const navigate = useNavigate()
  const key = useIntentKey(`again ${attempt.id}`)
  const start = useAction(AttemptStart, {
    onSuccess: ({ testAttemptStart }) => void navigate(`/library/attempts/${testAttemptStart.id}`),
  })
  const wrong = shownOnes(attempt, 'wrong').length
  return (
    <Card title="What now">
      <div className={styles.steps}>
        {wrong > 0 && (
          <LinkButton variant="primary" block to={practiceOf(attempt, wrong)}>
            {wrong === 1 ? 'Practise the wrong one again' : `Practise ${Math.min(MOST, wrong)} that were wrong`}
          </LinkButton>
        )}
        {bundle?.retake && (
          <Button
            block
            variant={wrong > 0 ? 'default' : 'primary'}
            busy={start.isPending}
            onClick={() => start.mutate({ bundleId: bundle.id, idempotencyKey: key })}
          >
            Take it again
          </Button>
        )}
        <LinkButton to={backOf(attempt)} block variant="quiet">
          {attempt.mockDayId ? 'Back to the mock day' : bundle ? 'Back to the test' : 'To the library'}
        </LinkButton>
      </div>
    </Card>
  )
}
