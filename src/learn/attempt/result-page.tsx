import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { Attempt } from '../../parts/player/test/attempt.documents'
import type { Attempt as AttemptShown } from '../../parts/player/test/attempt-parts'
import { type ApiError, isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useViewer } from '../../providers/sign-in/viewer'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { PictureLinks } from '../../ui/rich-text/picture-links'
import { When } from '../../ui/time/when'
import { Again } from './again'
import { Answers } from './attempt-answers'
import { Verdict } from './attempt-verdict'
import { Figures } from './figures'
import { LateAnswers } from './late-answers'
import { byArea, byConfidence } from './result'
import styles from './result-page.module.css'
import { Tallies } from './tallies'

/** How a test went: the result against the pass line, where it was lost, and each question with its reasons. */
export function ResultPage() {
  const { attemptId = '' } = useParams()
  const viewer = useViewer()
  const query = useApi(Attempt, { id: attemptId }, { staleTime: 0 })
  const { data, refetch, isFetchedAfterMount } = query
  const attempt = isFetchedAfterMount && data?.testAttempt.id === attemptId ? data.testAttempt : undefined
  // The server hands it in some seconds after its time.
  const waits = attempt !== undefined && isOver(attempt)
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void refetch(), 2000)
    return () => clearInterval(timer)
  }, [waits, refetch])
  if (!attempt) return <NoResult query={query} />
  const isOwn = attempt.userId === viewer?.id
  if (isOwn && attempt.status === 'in_progress' && !waits)
    return <Navigate to={`/library/attempts/${attempt.id}`} replace />
  return (
    <>
      <PageHeader
        title={attempt.title}
        crumbs={[{ label: 'Test results', to: isOwn ? '/test-results' : `/users/${attempt.userId}/test-results` }]}
        sub={
          attempt.submittedAt && (
            <>
              Handed in <When at={attempt.submittedAt} />
              {attempt.submittedByClock && ', when its time was up'}
            </>
          )
        }
      />
      {waits ? (
        <Card>
          <EmptyState icon="clock" title="Your time was up">
            All that you answered is being handed in. The result is here in a moment.
          </EmptyState>
        </Card>
      ) : (
        <PictureLinks from={attempt} onRenew={refetch}>
          <Result attempt={attempt} isOwn={isOwn} />
        </PictureLinks>
      )}
    </>
  )
}

function NoResult({ query }: { query: UseQueryResult<unknown, ApiError> }) {
  return (
    <>
      <PageHeader title="Result" crumbs={[{ label: 'Test results', to: '/test-results' }]} />
      <Unloaded
        of={query}
        height={560}
        gone={
          isNotThere(query.error) && (
            <EmptyState
              icon="results"
              title="This result was not found"
              action={<LinkButton to="/test-results">To your results</LinkButton>}
            >
              It may be somebody else’s.
            </EmptyState>
          )
        }
      />
    </>
  )
}

const isOver = ({ status, endsAt }: AttemptShown) =>
  status === 'overdue' || (status === 'in_progress' && endsAt !== null && Date.parse(endsAt) <= now())

function Result({ attempt, isOwn }: { attempt: AttemptShown; isOwn: boolean }) {
  if (attempt.status === 'in_progress' || attempt.status === 'overdue')
    return (
      <Card>
        <EmptyState icon="clock" title="This attempt is running">
          Its result is here once it is handed in.
        </EmptyState>
      </Card>
    )
  if (attempt.status === 'abandoned' || attempt.status === 'void')
    return (
      <Card>
        <EmptyState
          icon="results"
          title={attempt.status === 'void' ? 'This attempt was taken out' : 'You gave this attempt up'}
        >
          It counts nowhere.
        </EmptyState>
      </Card>
    )
  const shows = attempt.questions.some(({ outcome }) => outcome)
  return (
    <div className={styles.page}>
      {isOwn && <LateAnswers attempt={attempt} />}
      <div className={styles.top}>
        <Verdict attempt={attempt} />
        {isOwn && <Again attempt={attempt} />}
      </div>
      {shows && (
        <div className={styles.middle}>
          <Tallies
            title="Where it was won and lost"
            note="weakest first"
            tallies={byArea(attempt)}
            passPercent={attempt.passPercent}
          />
          <div className={styles.side}>
            <Tallies title="How sure, and how right" tallies={byConfidence(attempt)} passPercent={null} />
            <Figures attempt={attempt} />
          </div>
        </div>
      )}
      {shows ? (
        <Answers attempt={attempt} mayReport={isOwn} />
      ) : (
        <Card>
          <EmptyState icon="lock" title="The answers are not shown yet">
            This test shows right answers and reasons later, or not at all.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
