import { useNavigate } from 'react-router'
import { AttemptStart } from '../../parts/player/test/attempt.documents'
import { useIntentKey } from '../../providers/api/intent-key'
import { useAction, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { AreaChoice } from './area-choice'
import { areaIdsOf, type Counts, drawingOf } from './choices'
import { LengthChoice } from './length-choice'
import { paceMinutes } from './pace'
import { PoolChoice } from './pool-choice'
import { PracticeCounts } from './practice.documents'
import styles from './practice.module.css'
import { Summary } from './summary'
import { useChoices } from './use-choices'

/** Builds practice of one's own from all questions that one has open. */
export function PracticePage() {
  const { data, error, refetch, isFetching } = useApi(PracticeCounts, {}, { staleTime: 0 })
  useLive(['TestAttempt', 'LibraryPermission'], ['PracticeCounts'])
  const all = data?.practiceCounts.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <PageHeader
        title="Build your own practice"
        crumbs={[{ label: 'Library', to: '/library' }]}
        sub={all > 0 && (all === 1 ? 'From the 1 question you have open' : `From the ${all} questions you have open`)}
      />
      {!data ? (
        error ? (
          <Card>
            <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
          </Card>
        ) : (
          <Loading>
            <div className={styles.page}>
              <Skeleton height={620} />
              <Skeleton height={360} />
            </div>
          </Loading>
        )
      ) : all === 0 ? (
        <Card>
          <EmptyState
            icon="library"
            title="You have no questions open yet"
            action={<LinkButton to="/library?type=test">Find a test</LinkButton>}
          >
            Once you have opened a test, you can practise its questions here in your own mix.
          </EmptyState>
        </Card>
      ) : (
        <Builder counts={data.practiceCounts} extraTime={data.adjustment?.extraTime ?? 0} />
      )}
    </>
  )
}

function Builder({ counts, extraTime }: { counts: Counts; extraTime: number }) {
  const { choices, change } = useChoices()
  const navigate = useNavigate()
  const idempotencyKey = useIntentKey(JSON.stringify(choices))
  const start = useAction(AttemptStart, {
    onSuccess: ({ testAttemptStart }) => void navigate(`/library/attempts/${testAttemptStart.id}`),
  })
  const drawing = drawingOf(counts, choices)
  const begin = () =>
    start.mutate({
      practice: {
        practiceAreaIds: areaIdsOf(counts, choices),
        pools: [...choices.pools],
        count: drawing.count,
        timeLimit: choices.clock === 'exam' ? paceMinutes(drawing.count) : null,
      },
      mode: choices.answers === 'end' ? 'exam' : 'practice',
      idempotencyKey,
    })
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <AreaChoice counts={counts} choices={choices} onChange={change} />
        <PoolChoice counts={counts} choices={choices} onChange={change} />
        <LengthChoice choices={choices} match={drawing.match} extraTime={extraTime} onChange={change} />
      </div>
      <Summary choices={choices} drawing={drawing} extraTime={extraTime} busy={start.isPending} onStart={begin} />
    </div>
  )
}
