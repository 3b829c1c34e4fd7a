import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { mayTakeAgain, retakeWords } from '../../../nouns/attempt/may-take-again'
import { AttemptStart } from '../../../parts/player/test/attempt.documents'
import { useIntentKey } from '../../../providers/api/intent-key'
import { useAction, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { lengthWords } from '../../../ui/time/length-words'
import type { Bundle } from './bundle'
import { LatestAttempt } from './bundle-page.documents'
import styles from './test-start.module.css'

/** What a test asks of whoever takes it, and the way to begin or go on. */
export function TestStart({ bundle }: { bundle: Bundle }) {
  const { id, parts, resultsPass } = bundle
  const navigate = useNavigate()
  const { data, error } = useApi(LatestAttempt, { bundleId: id }, { staleTime: 0 })
  useLive(['TestAttempt'], ['LatestAttempt'])
  const latest = data?.testAttempts.entries[0]
  const isUnderWay = latest?.status === 'in_progress'
  const isOver = latest !== undefined && done.has(latest.status)
  const idempotencyKey = useIntentKey(`attempt ${id}`)
  const start = useAction(AttemptStart, {
    onSuccess: ({ testAttemptStart }) => void navigate(`/library/attempts/${testAttemptStart.id}`),
  })
  return (
    <Card title="The test">
      <DescriptionList
        items={[
          { term: 'Questions', value: <span className="num">{parts.questions}</span> },
          { term: 'Time', value: timeWords(bundle) },
          { term: 'Pass line', value: resultsPass === null ? 'As its authors estimate' : `${resultsPass}%` },
          { term: 'May be taken', value: retakeWords(bundle) },
        ]}
      />
      <div className={clsx(styles.go, 'btn-row')}>
        {(!isOver || mayTakeAgain(bundle, latest)) && (
          <Button
            variant="primary"
            size="lg"
            busy={start.isPending}
            disabled={!data && !error}
            onClick={() => start.mutate({ bundleId: id, idempotencyKey })}
          >
            {isUnderWay ? 'Continue' : isOver ? 'Take it again' : 'Start'}
          </Button>
        )}
        {isOver && (
          <LinkButton to={`/test-results/attempts/${latest.id}`} size="lg">
            Your last result
          </LinkButton>
        )}
        {isUnderWay && <p className="meta num">{`${latest.answered} of ${latest.count} answered`}</p>}
      </div>
    </Card>
  )
}

/** An attempt that was handed in. */
const done = new Set(['overdue', 'submitted', 'graded'])

/** '1 h 17 min, then it ends', or what the clock does instead. */
function timeWords({ timeLimit, timerEnable, timerTrack }: Bundle): string {
  if (timeLimit === null) return timerTrack ? 'As long as you like; the clock only counts' : 'As long as you like'
  if (timerEnable) return `${lengthWords(timeLimit)}, then it ends`
  return timerTrack ? `${lengthWords(timeLimit)}; the clock only counts` : `${lengthWords(timeLimit)}, and no clock`
}
